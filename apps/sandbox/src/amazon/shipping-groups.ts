import { createHash } from 'node:crypto';
import { textOf } from './attributes.ts';
import type { Attributes } from './model.ts';
import type { AmazonProfile } from './sellers.data.ts';

export const SHIPPING_GROUP = 'merchant_shipping_group';

/** A shipping template of Seller Central. Only the seller can create one, on Amazon's page. */
export interface ShippingGroup {
  id: string;
  name: string;
  /** What shipping costs a buyer, in minor units of the marketplace's currency. */
  costMinor: number;
}

/** The template that every account has. */
const FIRST: ShippingGroup = { id: 'legacy-template-id', name: 'Migrated Template', costMinor: 399 };

const idOf = (profile: AmazonProfile, marketplaceId: string, name: string): string => {
  const hex = createHash('sha256').update(`${profile.number}/${marketplaceId}/${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** An account's groups on a marketplace, the default one first. */
export function shippingGroups(profile: AmazonProfile, marketplaceId: string): readonly ShippingGroup[] {
  const made = [
    ['Tracked', 599],
    ['Free delivery', 0],
  ] as const;
  return [FIRST, ...made.map(([name, costMinor]) => ({ id: idOf(profile, marketplaceId, name), name, costMinor }))];
}

/** The group of a listing on a marketplace. */
export function groupOf(profile: AmazonProfile, marketplaceId: string, attributes: Attributes): ShippingGroup {
  const id = textOf(attributes, SHIPPING_GROUP, marketplaceId);
  return shippingGroups(profile, marketplaceId).find((group) => group.id === id) ?? FIRST;
}
