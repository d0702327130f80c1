import type { Attributes, AttributeValue, Patch } from './model.ts';

/** Selectors of a value: a new value replaces only the one with the same selectors. */
const SELECTORS = ['marketplace_id', 'audience', 'fulfillment_channel_code'] as const;

export const STOCK = 'fulfillment_availability';
export const OFFER = 'purchasable_offer';
/** The channel of the seller's own stock; other channels are Amazon's warehouses. */
export const OWN_CHANNEL = 'DEFAULT';
export const FBA_CHANNEL = 'AMAZON_EU';
export const CHANNELS: readonly string[] = [OWN_CHANNEL, FBA_CHANNEL];

function selectorOf(value: AttributeValue): string {
  // An offer without an audience is the consumer offer.
  return SELECTORS.map((name) => value[name] ?? (name === 'audience' ? 'ALL' : '')).join('|');
}

const isFor = (value: AttributeValue, marketplaceIds: readonly string[]) =>
  value.marketplace_id === undefined || marketplaceIds.includes(String(value.marketplace_id));

/** The attributes visible on a marketplace: its own values and those without a marketplace. */
export function attributesFor(attributes: Attributes, marketplaceIds: readonly string[]): Attributes {
  return Object.fromEntries(
    Object.entries(attributes)
      .map(([name, values]) => [name, values.filter((value) => isFor(value, marketplaceIds))] as const)
      .filter(([, values]) => values.length > 0),
  );
}

/** Applies a full submission: it replaces the marketplace's values and keeps those of others. Stock stays if none is sent. */
export function putAttributes(before: Attributes, sent: Attributes, marketplaceIds: readonly string[]): Attributes {
  const kept: Attributes = {};
  for (const [name, values] of Object.entries(before)) {
    const rest = values.filter((value) => value.marketplace_id !== undefined && !isFor(value, marketplaceIds));
    const others = name === STOCK && sent[STOCK] === undefined ? values : rest;
    if (others.length > 0) kept[name] = others;
  }
  for (const [name, values] of Object.entries(sent)) kept[name] = [...(kept[name] ?? []), ...values];
  return kept;
}

/** Removes the values of marketplaces. */
export function withoutMarketplaces(before: Attributes, marketplaceIds: readonly string[]): Attributes {
  return Object.fromEntries(
    Object.entries(before)
      .map(([name, values]) => {
        const rest = values.filter((value) => value.marketplace_id === undefined || !isFor(value, marketplaceIds));
        return [name, rest] as const;
      })
      .filter(([, values]) => values.length > 0),
  );
}

export const attributeOfPath = (path: string): string | undefined => /^\/attributes\/([a-z0-9_]+)$/.exec(path)?.[1];

function patched(before: readonly AttributeValue[], { op, value = [] }: Patch, marketplaceIds: readonly string[]) {
  const named = new Set(value.map(selectorOf));
  if (op === 'delete') {
    return before.filter((held) => (value.length > 0 ? !named.has(selectorOf(held)) : !isFor(held, marketplaceIds)));
  }
  if (op === 'merge') {
    const merged = value.map((sent) => ({
      ...before.find((held) => selectorOf(held) === selectorOf(sent)),
      ...sent,
    }));
    return [...before.filter((held) => !named.has(selectorOf(held))), ...merged];
  }
  // `replace` and `add` set the marketplace's whole value, so a sale price that is not sent again is removed.
  return [...before.filter((held) => held.marketplace_id !== undefined && !isFor(held, marketplaceIds)), ...value];
}

export function applyPatches(
  before: Attributes,
  patches: readonly Patch[],
  marketplaceIds: readonly string[],
): Attributes {
  const after = { ...before };
  for (const patch of patches) {
    const name = attributeOfPath(patch.path);
    if (name === undefined) continue;
    const values = patched(after[name] ?? [], patch, marketplaceIds);
    if (values.length > 0) after[name] = values;
    else delete after[name];
  }
  return after;
}

/** The first value of an attribute on a marketplace, as text. */
export function textOf(
  attributes: Attributes,
  name: string,
  marketplaceId: string,
  field = 'value',
): string | undefined {
  const found = attributes[name]?.find((value) => isFor(value, [marketplaceId]))?.[field];
  return typeof found === 'string' ? found : undefined;
}

export interface OfferTerms {
  currency: string;
  priceMinor: number;
}

/** A field of the first entry of a list, whatever was sent. */
function firstOf(list: unknown, field: string): unknown {
  const [first] = Array.isArray(list) ? (list as unknown[]) : [];
  return typeof first === 'object' && first !== null ? (first as Record<string, unknown>)[field] : undefined;
}

/** The consumer price on a marketplace; undefined without an offer. */
export function offerOf(attributes: Attributes, marketplaceId: string): OfferTerms | undefined {
  const offer = attributes[OFFER]?.find(
    (value) => value.marketplace_id === marketplaceId && (value.audience ?? 'ALL') === 'ALL',
  );
  const amount = firstOf(firstOf(offer?.our_price, 'schedule'), 'value_with_tax');
  if (typeof amount !== 'number' || typeof offer?.currency !== 'string') return undefined;
  return { currency: offer.currency, priceMinor: Math.round(amount * 100) };
}

export interface Stock {
  channel: string;
  /** The seller's own stock; meaningless for an Amazon warehouse. */
  quantity: number;
}

export function stockOf(attributes: Attributes): Stock | undefined {
  const held = attributes[STOCK]?.[0];
  if (!held) return undefined;
  return { channel: String(held.fulfillment_channel_code ?? OWN_CHANNEL), quantity: Number(held.quantity ?? 0) };
}

export const parentOf = (attributes: Attributes): string | undefined => {
  const parent = attributes.child_parent_sku_relationship?.[0]?.parent_sku;
  return typeof parent === 'string' ? parent : undefined;
};

export const isParent = (attributes: Attributes): boolean =>
  attributes.parentage_level?.some(({ value }) => value === 'parent') ?? false;
