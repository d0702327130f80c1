import type { CodeGroup } from './code-words.ts';

/** Texts for recorded codes: a field's name, a listing's state. None returns a code. */
export interface ValueWords {
  /** A member of an object with its name. */
  readonly labelled: (label: string, value: string) => string;
  readonly flag: (is: boolean) => string;
  readonly field: (name: string) => string;
  readonly state: (code: string) => string;
  /** The state of an account's token. */
  readonly access: (code: string) => string;
  readonly platform: (code: string) => string;
  readonly code: (group: CodeGroup, code: string) => string;
  /** Whether a code of the group has words. */
  readonly hasCode: (group: CodeGroup, code: string) => boolean;
  readonly carrier: (code: string) => string;
  /** The sentence of a recorded reason. */
  readonly reason: (recorded: unknown) => string;
  /** The text of HTML without tags. */
  readonly html: (html: string) => string;
}
