import type { SupportTopic } from '@quayside/contract';

/** What support does for a seller where no screen does it, and what such a request is about. */
const TOPICS = {
  currency: 'accounts',
  profile: 'accounts',
  plans: 'billing',
  invoices: 'billing',
  blacklist: 'listings',
} as const satisfies Readonly<Record<string, SupportTopic>>;

export type SupportSubject = keyof typeof TOPICS;

/** The subject that an address names; null where it names none that there is. */
export function readSubject(text: string | null): SupportSubject | null {
  return Object.keys(TOPICS).find((subject): subject is SupportSubject => subject === text) ?? null;
}

export function topicOf(subject: SupportSubject): SupportTopic {
  return TOPICS[subject];
}
