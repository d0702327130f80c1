/** Texts for recorded codes: a field's name, a listing's state. Unknown codes are returned unchanged. */
export interface ValueWords {
  /** A member of an object with its name. */
  readonly labelled: (label: string, value: string) => string;
  readonly flag: (is: boolean) => string;
  readonly field: (name: string) => string;
  readonly state: (code: string) => string;
  /** The state of an account's token. */
  readonly access: (code: string) => string;
  /** The status of an order, or the reason of a cancellation or a refund. */
  readonly order: (code: string) => string;
  readonly platform: (code: string) => string;
  /** The text of HTML without tags. */
  readonly html: (html: string) => string;
}
