import type { TermsSection } from '../terms-document.ts';

/** The parts of Quayside's own terms, in the order of the current edition. */
export const TERMS_PARTS = [
  'parties',
  'account',
  'marketplaces',
  'consent',
  'listings',
  'words',
  'stock',
  'fees',
  'data',
  'availability',
  'liability',
  'ending',
  'changes',
] as const;
export type TermsPart = (typeof TERMS_PARTS)[number];

/** Quayside's own terms in one language. */
export interface OwnTerms {
  readonly title: string;
  readonly footer: string;
  readonly lead: string;
  /** The name of each edition and the day from which it applies. */
  readonly editions: Readonly<Record<'6' | '5.2', string>>;
  readonly parts: Readonly<Record<TermsPart, TermsSection>>;
  /** The parts that differ in version 5.2, which did not have the parts `consent` and `availability`. */
  readonly before6: Readonly<Record<'words' | 'changes', TermsSection>>;
}
