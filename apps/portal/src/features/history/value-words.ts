/** Words for what is recorded as a code: a field's name, a listing's state. Unknown codes come back as they are. */
export interface ValueWords {
  /** A part of a whole with its name before it. */
  readonly labelled: (label: string, value: string) => string;
  readonly flag: (is: boolean) => string;
  readonly field: (name: string) => string;
  readonly state: (code: string) => string;
  /** Of an account's token. */
  readonly access: (code: string) => string;
  readonly platform: (code: string) => string;
  /** The words of HTML. */
  readonly html: (html: string) => string;
}
