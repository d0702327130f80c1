import type { DraftEntry, ListingProblem } from '@quayside/connector-kit';
import { listingKeyOf, type Reason, type Site } from '@quayside/kernel';
import { type SkuRule, siteSku } from '../listings/index.ts';
import type { Item } from '../products/index.ts';
import type { RunCatalogue } from './catalogue.ts';
import type { NewProductFacts } from './checks.ts';
import type { ReaderOf } from './content/readers.ts';
import type { FactsDeps, Judging } from './judging.ts';
import type { KnownPlace } from './place-facts.ts';

/** A listing that the marketplace previews before the seller consents to it. */
export type DraftPlace = KnownPlace &
  Pick<NewProductFacts, 'category' | 'requirements' | 'title' | 'isWithoutCodes' | 'isFreeOfCodes'>;

export interface Drafts {
  readonly places: readonly DraftPlace[];
  readonly readerOf: ReaderOf;
}

/** Why the marketplace would reject listings, by `listingKeyOf`, in its own words if it gave any. */
export async function refusalsOf(
  deps: Pick<FactsDeps, 'connectors'>,
  judging: Judging,
  { places, readerOf }: Drafts,
  check: RunCatalogue['check'],
): Promise<ReadonlyMap<string, Reason>> {
  const drafts = await entriesOf(deps, judging, { places, readerOf });
  const refusals = new Map<string, Reason>();
  for (const site of new Set(drafts.map((draft) => draft.site))) {
    const there = drafts.filter((draft) => draft.site === site);
    const found = await check?.(
      site,
      there.map(({ entry }) => entry),
    );
    for (const [index, draft] of there.entries()) {
      const reason = reasonOf(found?.[index] ?? []);
      if (reason) refusals.set(listingKeyOf(draft), reason);
    }
  }
  return refusals;
}

/** The listings as they would be sent now. */
async function entriesOf(
  { connectors }: Pick<FactsDeps, 'connectors'>,
  { account, readiness }: Judging,
  { places, readerOf }: Drafts,
): Promise<readonly { readonly itemId: number; readonly site: Site; readonly entry: DraftEntry }[]> {
  const rule = connectors.get(account.platform)?.capabilities;
  if (!rule || places.length === 0) return [];
  const { contentOf } = await import('./content/listing-content.ts');
  return places.map(({ item, site, title, price, category, requirements, ...place }) => {
    const isGroup = item.units.length > 1;
    const skus = Object.fromEntries(item.units.map((unit) => [unit.unitId, plainSku(item, unit.sku, site, rule)]));
    const content = contentOf(
      item,
      {
        listingKey: isGroup ? plainSku(item, item.sku, site, rule) : (Object.values(skus)[0] ?? ''),
        isGroup,
        title: title.ok ? title.title : item.title,
        titleLabel: title.ok ? title.label : '',
        settings: readiness.get(site)?.settings ?? {},
        skus,
      },
      readerOf(item, site, category && { path: category.path, requirements }),
    );
    const unitOf = new Map(item.units.map((unit) => [skus[unit.unitId], unit.unitId]));
    const entry: DraftEntry = {
      ...content,
      categoryId: category?.categoryId ?? '',
      ...(place.safety ? { safety: place.safety } : {}),
      ...(place.route.listing?.kind === 'own'
        ? { shipping: { by: 'id', policyId: place.route.listing.policyId } }
        : {}),
      ...(place.isWithoutCodes && place.isFreeOfCodes ? { isFreeOfCodes: true } : {}),
      units: content.units.map((unit) => {
        const unitId = unitOf.get(unit.sku) ?? 0;
        return {
          ...unit,
          ...(place.isWithoutCodes ? { gtin: null } : {}),
          price: price.unitPrices.get(unitId) ?? price.price,
          quantity: place.quantities.get(unitId) ?? 0,
        };
      }),
      mayHaveBeenSent: false,
      knownOffers: {},
    };
    return { itemId: item.itemId, site, entry };
  });
}

/** The SKU that the listing gets unless another item has it. */
const plainSku = (item: Item, sku: string, site: Site, rule: SkuRule): string =>
  siteSku(sku || item.externalId, site, rule);

/** Long enough for several sentences, short enough for a table cell. */
const LONGEST_DETAIL = 600;

/**
 * Missing details are listed by name; anything else uses the marketplace's words. A missing shipping template comes last, because one
 * choice ends it for all items.
 */
function reasonOf(all: readonly ListingProblem[]): Reason | undefined {
  const problems = all.filter(({ isMissing, isShipping }) => !(isMissing && isShipping));
  if (problems.length === 0) return all.length === 0 ? undefined : { code: 'no_shipping_template' };
  const names = [...new Set(problems.flatMap(({ aspects }) => aspects))].join(', ');
  if (problems.every(({ isMissing, aspects }) => isMissing && aspects.length > 0)) {
    const aspects = [...new Set(problems.map(({ label }) => label))].join(', ');
    return { code: 'missing_aspects', params: { aspects, names } };
  }
  const detail = [...new Set(problems.map(({ message }) => message))].join(' ').slice(0, LONGEST_DETAIL);
  return { code: 'attributes_refused', params: { detail, names } };
}
