/** The languages of title translation, by primary subtag. */
export const TERM_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'it', 'es'];
