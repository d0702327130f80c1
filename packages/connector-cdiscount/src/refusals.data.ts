import type { RefusalTopic } from '@quayside/kernel';

/** What the codes of Octopia's results are about; of those that refuse an offer one alone is published. */
export const CDISCOUNT_REFUSAL_TOPICS: Readonly<Record<string, RefusalTopic>> = {
  1008: 'price',
};
