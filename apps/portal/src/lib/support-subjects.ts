import type { SupportTopic } from '@quayside/contract';

/** What a request can be about from the start: actions that support takes and no screen offers, and a problem. Each has its topic. */
const TOPICS = {
  problem: 'other',
  currency: 'accounts',
  profile: 'accounts',
  plans: 'billing',
  invoices: 'billing',
} as const satisfies Readonly<Record<string, SupportTopic>>;

export type SupportSubject = keyof typeof TOPICS;

/** The subject in an address; null if it is unknown. */
export function readSubject(text: string | null): SupportSubject | null {
  return Object.keys(TOPICS).find((subject): subject is SupportSubject => subject === text) ?? null;
}

export function topicOf(subject: SupportSubject): SupportTopic {
  return TOPICS[subject];
}
