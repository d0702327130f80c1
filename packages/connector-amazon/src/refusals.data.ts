import type { RefusalTopic } from '@quayside/kernel';

/** Topics of Amazon's listing issue codes. */
export const AMAZON_REFUSAL_TOPICS: Readonly<Record<string, RefusalTopic>> = {
  8105: 'identifier',
  8541: 'identifier',
  90057: 'details',
  90111: 'price',
  90215: 'quantity',
  90220: 'specifics',
  90225: 'details',
  90244: 'price',
  90245: 'specifics',
};
