import {
  type AccountSession,
  type BulkChange,
  ConnectorError,
  type LiveRef,
  type OfferUpdate,
  type PublishEntry,
  type PublishUnit,
} from '@quayside/connector-kit';
import type { KnownCategory, ReadCategory } from '../categories.ts';
import type { Products } from '../products.ts';
import type { Shop } from '../shop.ts';
import { isFromElsewhere } from '../sites.ts';
import {
  isOfCatalogue,
  refusalOf,
  showsOffer,
  taxRefusal,
  toDelete,
  toUpdate,
  toUpsert,
} from '../transform/offer-request.ts';
import { isToBeRevised, productRefusal, toProduct } from '../transform/product-request.ts';
import { readSettings } from '../transform/terms.ts';
import { toGtin13 } from '../transform/values.ts';
import type { Offer, OfferRequest, PackageType, Product, ProductRequest } from '../wire.ts';

export interface PlanDeps {
  readonly shop: Shop;
  readonly products: Products;
  readonly readCategory: ReadCategory;
}

/** The fields of an offer to change. */
type Changed = Pick<OfferUpdate, 'price' | 'quantity' | 'terms'>;

/** The desired state of a reference, merged from all its changes. Octopia rejects both lines of a duplicate reference. */
type Intent =
  | { readonly kind: 'offer'; readonly entry: PublishEntry; readonly unit: PublishUnit }
  | ({ readonly kind: 'changed' } & Changed)
  | { readonly kind: 'gone' };

/** The work for a reference. */
export type Work =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: ConnectorError }
  /**
   * The catalogue needs the product, or a new description of it. `afterwards` is the offer that can follow at once; null if it must wait
   * for the product.
   */
  | { readonly kind: 'product'; readonly product: ProductRequest; readonly afterwards: Work | null }
  | { readonly kind: 'line'; readonly type: PackageType; readonly line: OfferRequest };

export interface Plan {
  /** By reference. */
  readonly works: ReadonlyMap<string, Work>;
  /** The references of each change, in the order of the changes. */
  readonly references: readonly (readonly string[])[];
  /** The shop's offers before the submission. */
  readonly existing: ReadonlyMap<string, Offer>;
}

/** Plans a submission from the shop's current offers: skips what already matches and keeps what the seller set elsewhere. */
export async function planOf(deps: PlanDeps, session: AccountSession, changes: readonly BulkChange[]): Promise<Plan> {
  const ended = changes.flatMap((change) =>
    change.kind === 'end' && isFamily(change.listing) ? [change.listing] : [],
  );
  const members =
    ended.length === 0
      ? new Map()
      : await deps.shop.members(
          session,
          ended.map(({ key }) => key),
        );
  const references = changes.map((change) => referencesOf(change, members));
  const intents = intentsOf(changes, references);
  const existing = await deps.shop.read(session, [...intents.keys()]);
  const offered = [...intents.values()].flatMap((intent) => (intent.kind === 'offer' ? [intent] : []));
  const sound = offered.filter(({ entry }) => refusalOf(entry, readSettings(entry.settings)) === undefined);
  const described = sound.filter(({ entry }) => !isOfCatalogue(entry));
  const products = await deps.products.read(
    session,
    described.flatMap(({ unit }) => toGtin13(unit.gtin) ?? []),
  );
  const categories = new Map<string, KnownCategory | undefined>();
  for (const code of new Set(described.map(({ entry }) => entry.categoryId))) {
    categories.set(code, await deps.readCategory(session, code));
  }
  const works = [...intents].map(([reference, intent]) => {
    const work = workOf(reference, intent, existing.get(reference), (unit, entry) => ({
      product: products.get(toGtin13(unit.gtin) ?? ''),
      category: categories.get(entry.categoryId),
    }));
    return [reference, work] as const;
  });
  return { works: new Map(works), references, existing };
}

/**
 * The catalogue states which of the shop's own offers are variants of a product. For offers of other accounts' items,
 * only their names do.
 */
function isFamily({ key, isGroup, offers }: LiveRef): boolean {
  return isGroup && (!isFromElsewhere(key) || Object.keys(offers).length === 0);
}

function referencesOf(change: BulkChange, members: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (change.kind === 'update') return [change.update.sku];
  if (change.kind === 'publish') return change.entry.units.map(({ sku }) => sku);
  return endedReferences(change.listing, members);
}

function endedReferences(
  { key, isGroup, offers }: LiveRef,
  members: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return isGroup ? [...new Set([...Object.keys(offers), ...(members.get(key) ?? [])])] : [key];
}

/** Merges the changes of each reference; the later one wins. */
function intentsOf(changes: readonly BulkChange[], references: readonly (readonly string[])[]): Map<string, Intent> {
  const intents = new Map<string, Intent>();
  changes.forEach((change, index) => {
    for (const reference of references[index] ?? []) {
      const before = intents.get(reference);
      if (change.kind === 'end') intents.set(reference, { kind: 'gone' });
      else if (change.kind === 'update') intents.set(reference, withChanges(before, change.update));
      else {
        const unit = change.entry.units.find(({ sku }) => sku === reference);
        if (unit) intents.set(reference, { kind: 'offer', entry: change.entry, unit });
      }
    }
  });
  return intents;
}

function withChanges(before: Intent | undefined, { price, quantity, terms }: Changed): Intent {
  if (before?.kind === 'gone') return before;
  const sold = { ...(price === undefined ? {} : { price }), ...(quantity === undefined ? {} : { quantity }) };
  const asked = terms === undefined ? {} : { terms };
  if (before?.kind === 'offer') {
    return { ...before, entry: { ...before.entry, ...asked }, unit: { ...before.unit, ...sold } };
  }
  return { ...before, kind: 'changed', ...sold, ...asked };
}

type Lookup = (
  unit: PublishUnit,
  entry: PublishEntry,
) => { product: Product | undefined; category: KnownCategory | undefined };

function workOf(reference: string, intent: Intent, existing: Offer | undefined, lookUp: Lookup): Work {
  if (intent.kind === 'gone') {
    return existing ? { kind: 'line', type: 'Delete', line: toDelete(reference, existing) } : { kind: 'done' };
  }
  if (intent.kind === 'offer') return offerWork(intent, existing, lookUp);
  if (!existing) {
    const error = new ConnectorError('not-found', `The shop has no offer ${reference}.`, { code: 'no-offer' });
    return { kind: 'refused', error };
  }
  const line = toUpdate(reference, intent, existing);
  return line ? { kind: 'line', type: 'Update', line } : { kind: 'done' };
}

function offerWork(
  { entry, unit }: Extract<Intent, { kind: 'offer' }>,
  existing: Offer | undefined,
  lookUp: Lookup,
): Work {
  const terms = readSettings(entry.settings);
  const { product, category } = lookUp(unit, entry);
  const isKnown = product !== undefined || isOfCatalogue(entry);
  const error =
    refusalOf(entry, terms) ?? taxRefusal(entry, existing) ?? (isKnown ? undefined : productRefusal(entry, category));
  if (error) return { kind: 'refused', error };
  const line = toUpsert(entry, unit, terms, existing);
  const offer: Work =
    existing && showsOffer(existing, line) ? { kind: 'done' } : { kind: 'line', type: 'Upsert', line };
  const wanted = category && toProduct(entry, unit, category);
  if (!wanted || (product && !isToBeRevised(product, wanted))) return offer;
  return { kind: 'product', product: wanted, afterwards: product ? offer : null };
}
