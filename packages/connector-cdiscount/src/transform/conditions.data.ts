/** Octopia's conditions in lower case without blanks → the port's condition names. Octopia's older APIs use other names. */
export const CONDITION_BY_NAME: Readonly<Record<string, string>> = {
  new: 'NEW',
  usedlikenew: 'LIKE_NEW',
  likenew: 'LIKE_NEW',
  usedverygood: 'USED_VERY_GOOD',
  verygoodstate: 'USED_VERY_GOOD',
  usedgood: 'USED_GOOD',
  goodstate: 'USED_GOOD',
  usedacceptable: 'USED_ACCEPTABLE',
  averagestate: 'USED_ACCEPTABLE',
  refurbished: 'SELLER_REFURBISHED',
};

/**
 * The port's condition names → Octopia's conditions. Missing conditions, such as goods for parts or for collectors, may not be sold there.
 */
export const NAME_BY_CONDITION: Readonly<Record<string, string>> = {
  NEW: 'New',
  NEW_OTHER: 'UsedLikeNew',
  NEW_WITH_DEFECTS: 'UsedLikeNew',
  CERTIFIED_REFURBISHED: 'Refurbished',
  EXCELLENT_REFURBISHED: 'Refurbished',
  VERY_GOOD_REFURBISHED: 'Refurbished',
  GOOD_REFURBISHED: 'Refurbished',
  SELLER_REFURBISHED: 'Refurbished',
  LIKE_NEW: 'UsedLikeNew',
  PRE_OWNED_EXCELLENT: 'UsedVeryGood',
  USED_EXCELLENT: 'UsedVeryGood',
  USED_VERY_GOOD: 'UsedVeryGood',
  USED_GOOD: 'UsedGood',
  PRE_OWNED_FAIR: 'UsedAcceptable',
  USED_ACCEPTABLE: 'UsedAcceptable',
};
