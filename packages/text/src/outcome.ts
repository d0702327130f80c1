/**
 * Who wrote a title. Only the first four may go live without the seller's consent to drafts.
 * `tm_fuzzy:` and `engine:` carry a percentage and an engine's name.
 */
export type TitleLabel =
  | 'human'
  | 'tm_exact'
  | 'composed'
  | `engine:${string}`
  | `tm_fuzzy:${number}`
  | 'glossary_draft';

/** Why there is no title. Each is shown to the seller as one sentence with one fix. */
export type TitleFailure =
  /** Empty, or only punctuation. */
  | 'empty_title'
  /** The glossary has no data from the source language to the target language. */
  | 'unsupported_language'
  /** There are words to translate, but none of them is known. */
  | 'nothing_translated'
  /** Brand, numbers, sizes and model codes alone exceed the limit; `detail` is their length. */
  | 'protected_too_long'
  /** The final check found a difference from the source that must not go live; `detail` describes it. */
  | 'check_failed';

export interface TitleResult {
  readonly ok: true;
  readonly title: string;
  readonly label: TitleLabel;
  /** 0..1: translated words ÷ words that needed translation. 1 if none did. */
  readonly coverage: number;
  /**
   * 0..1: the share of judged titles with the same confidence that were right. 1 for a person's words, the coverage for
   * an engine's.
   */
  readonly confidence: number;
  /** Whether something in an engine's title needs a person's look before it goes live. */
  readonly isDoubtful?: boolean;
  /** Whether the title consists only of brand, names, numbers and codes, and is therefore kept as is. */
  readonly keptAsIs: boolean;
  /** Words left in the source language, as the seller wrote them. */
  readonly unknown: readonly string[];
  /** What was omitted to fit the limit, as it would have been written. */
  readonly dropped: readonly string[];
}

export interface TitleRefusal {
  readonly ok: false;
  readonly reason: TitleFailure;
  readonly detail: string;
}

export type TitleOutcome = TitleResult | TitleRefusal;
