/** The languages that titles are translated from and into, by their primary subtags. */
export const TERM_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'it', 'es'];
