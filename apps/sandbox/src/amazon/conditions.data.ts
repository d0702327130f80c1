/** A condition of goods, as Amazon's APIs name it. */
export interface Condition {
  /** The value of `condition_type`. */
  readonly type: string;
  /** Offers are asked for by this group. */
  readonly group: (typeof conditionGroups)[number];
  /** Within its group, as Product Pricing 2022-05-01 names it; v0 has the same words in lower case with underscores, orders in upper case. */
  readonly sub: string;
  /** The number in reports of listings. */
  readonly number: string;
}

/** `Condition` of Product Pricing 2022-05-01, `ConditionType` of v0. */
export const conditionGroups = ['New', 'Used', 'Collectible', 'Refurbished', 'Club'] as const;

const of = (type: string, group: Condition['group'], sub: string, number: string): Condition => ({
  type,
  group,
  sub,
  number,
});

export const NEW = of('new_new', 'New', 'New', '11');

export const conditions: readonly Condition[] = [
  NEW,
  of('new_open_box', 'New', 'OpenBox', '11'),
  of('new_oem', 'New', 'OEM', '11'),
  of('refurbished_refurbished', 'Refurbished', 'Refurbished', '10'),
  of('used_like_new', 'Used', 'Mint', '1'),
  of('used_very_good', 'Used', 'VeryGood', '2'),
  of('used_good', 'Used', 'Good', '3'),
  of('used_acceptable', 'Used', 'Acceptable', '4'),
  of('collectible_like_new', 'Collectible', 'Mint', '5'),
  of('collectible_very_good', 'Collectible', 'VeryGood', '6'),
  of('collectible_good', 'Collectible', 'Good', '7'),
  of('collectible_acceptable', 'Collectible', 'Acceptable', '8'),
  of('club_club', 'Club', 'Club', '9'),
];

export const conditionByType: ReadonlyMap<string, Condition> = new Map(conditions.map((one) => [one.type, one]));

/** `VeryGood` as `very_good`. */
export const withUnderscores = (sub: string): string => sub.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
