import type { Category } from '../catalog/category-tree.ts';

/** The numeric ids of the conditions, by their names in an inventory item. */
const conditionIds: Readonly<Record<string, string>> = {
  NEW: '1000',
  NEW_OTHER: '1500',
  NEW_WITH_DEFECTS: '1750',
  CERTIFIED_REFURBISHED: '2000',
  EXCELLENT_REFURBISHED: '2010',
  VERY_GOOD_REFURBISHED: '2020',
  GOOD_REFURBISHED: '2030',
  SELLER_REFURBISHED: '2500',
  LIKE_NEW: '2750',
  PRE_OWNED_EXCELLENT: '2990',
  USED_EXCELLENT: '3000',
  PRE_OWNED_FAIR: '3010',
  USED_VERY_GOOD: '4000',
  USED_GOOD: '5000',
  USED_ACCEPTABLE: '6000',
  FOR_PARTS_OR_NOT_WORKING: '7000',
};

export const conditionNames: Readonly<Record<string, string>> = {
  1000: 'New',
  1500: 'New, other',
  1750: 'New with defects',
  2500: 'Refurbished',
  3000: 'Used',
  7000: 'For parts',
};

/** The conditions of a kind of goods, tested against its path; the first match wins. */
const families: readonly [RegExp, readonly string[]][] = [
  // Tableware and cosmetics can only be sold new.
  [/^(Beauty|Baby)/, ['1000', '1500']],
  [/^Clothing & Shoes/, ['1000', '1500', '1750', '3000']],
  [/^Electronics/, ['1000', '1500', '2500', '3000', '7000']],
];
const usual = ['1000', '1500', '3000'] as const;

export const conditionIdsOf = (kind: Category): readonly string[] =>
  families.find(([path]) => path.test(kind.path))?.[1] ?? usual;

export const isConditionOf = (kind: Category, condition: string): boolean =>
  conditionIdsOf(kind).includes(conditionIds[condition] ?? '');
