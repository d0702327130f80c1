/**
 * What the two other vocabularies left open, found by counting the words that titles of a real catalogue kept in English.
 * Read last: a line here wins over a line with the same headword elsewhere.
 */
export const GAPS_GLOSSARY = `
{n} scale ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
scale {n} ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
`;
