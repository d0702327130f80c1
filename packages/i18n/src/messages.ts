/** Messages nest by the dots of their keys; a leaf is text with `{{variables}}`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
