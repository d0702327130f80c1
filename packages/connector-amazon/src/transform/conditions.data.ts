/** Amazon's condition types → the port's condition names. */
export const CONDITION_BY_TYPE: Readonly<Record<string, string>> = {
  new_new: 'NEW',
  new_open_box: 'NEW_OTHER',
  new_oem: 'NEW_OTHER',
  refurbished_refurbished: 'SELLER_REFURBISHED',
  used_like_new: 'LIKE_NEW',
  used_very_good: 'USED_VERY_GOOD',
  used_good: 'USED_GOOD',
  used_acceptable: 'USED_ACCEPTABLE',
  collectible_like_new: 'COLLECTIBLE_LIKE_NEW',
  collectible_very_good: 'COLLECTIBLE_VERY_GOOD',
  collectible_good: 'COLLECTIBLE_GOOD',
  collectible_acceptable: 'COLLECTIBLE_ACCEPTABLE',
};

/** The port's condition names → Amazon's condition types. Missing conditions, such as goods for parts, may not be sold on Amazon. */
export const TYPE_BY_CONDITION: Readonly<Record<string, string>> = {
  NEW: 'new_new',
  NEW_OTHER: 'new_open_box',
  NEW_WITH_DEFECTS: 'used_like_new',
  CERTIFIED_REFURBISHED: 'refurbished_refurbished',
  EXCELLENT_REFURBISHED: 'refurbished_refurbished',
  VERY_GOOD_REFURBISHED: 'refurbished_refurbished',
  GOOD_REFURBISHED: 'refurbished_refurbished',
  SELLER_REFURBISHED: 'refurbished_refurbished',
  LIKE_NEW: 'used_like_new',
  PRE_OWNED_EXCELLENT: 'used_very_good',
  USED_EXCELLENT: 'used_very_good',
  USED_VERY_GOOD: 'used_very_good',
  USED_GOOD: 'used_good',
  PRE_OWNED_FAIR: 'used_acceptable',
  USED_ACCEPTABLE: 'used_acceptable',
  COLLECTIBLE_LIKE_NEW: 'collectible_like_new',
  COLLECTIBLE_VERY_GOOD: 'collectible_very_good',
  COLLECTIBLE_GOOD: 'collectible_good',
  COLLECTIBLE_ACCEPTABLE: 'collectible_acceptable',
};
