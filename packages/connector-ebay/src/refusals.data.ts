import type { RefusalTopic } from '@quayside/kernel';

/** Topics of eBay's inventory error ids. Ambiguous ids are omitted, because their text says more. */
export const EBAY_REFUSAL_TOPICS: Readonly<Record<string, RefusalTopic>> = {
  25003: 'price',
  25004: 'quantity',
  25005: 'category',
  25007: 'policies',
  25008: 'policies',
  25009: 'policies',
  25012: 'location',
  25014: 'pictures',
  25015: 'pictures',
  25016: 'details',
  25018: 'account',
  25019: 'locked',
  25021: 'condition',
  25022: 'specifics',
  25026: 'selling-limit',
  25029: 'specifics',
  25031: 'details',
  25032: 'details',
  25035: 'policies',
  25036: 'policies',
  25038: 'locked',
  25039: 'locked',
  25040: 'locked',
  25759: 'quantity',
};
