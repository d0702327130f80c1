import type { RefusalTopic } from '@quayside/kernel';

/** Topics of Octopia's result codes. Octopia has published only one code that rejects an offer. */
export const CDISCOUNT_REFUSAL_TOPICS: Readonly<Record<string, RefusalTopic>> = {
  1008: 'price',
};
