/** Where a title comes from. `engine:` carries the engine's name. */
export type TitleLabel =
  /** A person wrote or accepted it. */
  | 'human'
  /** A person wrote it for the same title, perhaps with other numbers. */
  | 'memory'
  | `engine:${string}`
  /** The home title in the spelling and words of another English site. */
  | 'respelt'
  /** The home title, in which nothing is to translate. */
  | 'as it is';

/** Why there is no title. Each is shown to the seller as one sentence with one fix. */
export type TitleFailure =
  /** Empty, or only punctuation. */
  | 'empty_title'
  /** Nobody has translated it: an engine or a person writes it. */
  | 'needs_title'
  /** Brand, numbers, sizes and model codes alone exceed the limit; `detail` is their length. */
  | 'protected_too_long'
  /** The final check found a difference from the source that must not go live; `detail` describes it. */
  | 'check_failed';

export interface TitleResult {
  readonly ok: true;
  readonly title: string;
  readonly label: TitleLabel;
  /** Whether a person should look at it before it goes live: it was shortened, or a check doubts it. */
  readonly isDoubtful: boolean;
  /** What was omitted, as it would have been written. */
  readonly dropped: readonly string[];
}

export interface TitleRefusal {
  readonly ok: false;
  readonly reason: TitleFailure;
  readonly detail: string;
}

export type TitleOutcome = TitleResult | TitleRefusal;
