import { type AccountSession, ConnectorError, type DraftEntry } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Catalogue } from './catalogue.ts';
import type { AmazonClient } from './client.ts';
import type { Problem } from './definition/validate.ts';
import { refusalByProblems } from './errors.ts';
import { readExisting } from './existing.ts';
import type { Participations } from './participations.ts';
import { type ProductType, type ReadProductType, unknownProductType } from './requirements.ts';
import { SHOWN } from './settle.ts';
import { refusalOf, toOffers, toWritings, type Writing } from './transform/attributes.ts';
import type { ListingsItem } from './wire.ts';

export interface PublishDeps {
  readonly client: AmazonClient;
  readonly readProductType: ReadProductType;
  readonly participations: Participations;
  readonly catalogue: Catalogue;
}

/** An entry ready to send, or the reason why it cannot be sent. */
export type Prepared<E extends DraftEntry> =
  | { readonly entry: E; readonly writings: readonly Writing[]; readonly type?: ProductType | undefined }
  | { readonly entry: E; readonly error: ConnectorError; readonly faults?: Faults };

/** The problems of an entry by the definition of its product type. */
export interface Faults {
  readonly type: ProductType;
  readonly problems: readonly Problem[];
}

/** Reports every missing or invalid attribute before a call is spent on an entry that Amazon would reject. */
export async function prepare<E extends DraftEntry>(
  { client, readProductType, participations, catalogue }: PublishDeps,
  session: AccountSession,
  site: Site,
  given: readonly E[],
): Promise<{ prepared: Prepared<E>[]; existing: Map<string, ListingsItem> }> {
  const entries = await withProducts(catalogue, session, site, given);
  const fit = entries.filter((entry) => refusalOf(entry) === undefined);
  const skus = fit.flatMap(({ key, units }) => [key, ...units.map(({ sku }) => sku)]);
  const alsoOn = skus.length === 0 ? [] : await participations.openSites(session);
  const existing = await readExisting(client, session, site, skus, SHOWN, alsoOn);
  const offers = new Map(fit.map((entry) => [entry, toOffers(entry, site, existing)]));
  const types = new Map<string, ProductType | undefined>();
  for (const { categoryId } of fit.filter((entry) => !isOffer(entry) && offers.get(entry) === undefined)) {
    if (!types.has(categoryId)) types.set(categoryId, await readProductType(session, site, categoryId));
  }
  const prepared = entries.map((entry): Prepared<E> => {
    const error = refusalOf(entry);
    if (error) return { entry, error };
    const writings = offers.get(entry);
    if (writings) return { entry, writings };
    if (isOffer(entry)) return { entry, error: otherProduct() };
    const type = types.get(entry.categoryId);
    if (!type) return { entry, error: unknownProductType(site, entry.categoryId) };
    const described = toWritings(entry, { site, ...type }, existing);
    // An entry without a category describes nothing: it is an offer for catalogue products.
    const problems = described.flatMap(({ body }) =>
      body.requirements === 'LISTING' ? type.validate(body.attributes) : [],
    );
    if (problems.length === 0) return { entry, writings: described, type };
    return { entry, error: refusalByProblems(problems), faults: { type, problems } };
  });
  return { prepared, existing };
}

/** An entry without a category describes nothing: it is an offer for products of the catalogue. */
const isOffer = ({ categoryId }: DraftEntry): boolean => categoryId === '';

function otherProduct(): ConnectorError {
  const reason = 'Amazon’s catalogue no longer has exactly the product that the seller consented to.';
  return new ConnectorError('rejected', reason, { field: 'merchant_suggested_asin' });
}

/**
 * Finds the products of offers by their GTINs, if they are still the products under whose title the seller consented to
 * the listing. If the seller describes a family, its units whose products are in the catalogue become offers for these.
 */
async function withProducts<E extends DraftEntry>(
  catalogue: Catalogue,
  session: AccountSession,
  site: Site,
  entries: readonly E[],
): Promise<E[]> {
  const isUnknown = (entry: E) =>
    (isOffer(entry) || entry.isGroup) && entry.units.some(({ sku }) => entry.knownOffers[sku] === undefined);
  const gtins = entries.filter(isUnknown).flatMap(({ units }) => units.flatMap(({ gtin }) => gtin ?? []));
  if (gtins.length === 0) return [...entries];
  const found = await catalogue.find(session, site, gtins);
  return entries.map((entry) => {
    if (!isUnknown(entry)) return entry;
    const products = entry.units.map(({ gtin }) => found.get(gtin ?? ''));
    if (isOffer(entry) && !products.some((product) => product?.title === entry.title)) return entry;
    const offers = entry.units.flatMap(({ sku }, index) => {
      const facts = products[index]?.facts;
      return facts && !facts.isOneOfSeveral ? [[sku, facts.productId] as const] : [];
    });
    return { ...entry, knownOffers: { ...Object.fromEntries(offers), ...entry.knownOffers } };
  });
}
