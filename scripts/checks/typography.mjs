/** Whoever reads a message can not set one; `README.md` names them for whoever runs Quayside. */
const ENVIRONMENT_VARIABLE = [/\b(?:QUAYSIDE|EBAY|AMAZON|CDISCOUNT|SMTP|DATABASE)_[A-Z_]+/, 'the name of a setting'];
const SPACED_ELLIPSIS = [/\s…/, 'a space before its ellipsis'];

/** What a typesetter of the language would mark. */
const TYPOGRAPHY = {
  de: [[/"/, 'a straight quotation mark']],
  fr: [
    [/(?<![\u202f!?]|^)[;!?](?!\w)|(?<![\u202f\u00a0\d]|https?):(?!\w)/, 'a mark without its narrow space'],
    [/«(?!\u202f)|(?<!\u202f)»/, 'a quotation without its narrow space'],
    [/"|(?<=\p{Letter})'(?=\p{Letter})/u, 'a typewriter mark'],
    // A name that is filled in may begin with a vowel: the sentence is built so that it needs neither form.
    [/\b(?:de|que|le|la|ne|se|jusque) (?:eBay|Amazon|\{\{platform\}\})/i, 'a word that loses its vowel here'],
    SPACED_ELLIPSIS,
  ],
  it: [
    [/"|(?<=\p{Letter})'(?=\p{Letter})/u, 'a typewriter mark'],
    [/[«»]/, 'another quotation mark than “…”'],
    SPACED_ELLIPSIS,
  ],
  es: [
    [/^[^¿]*\?/, 'a question without its ¿'],
    [/^[^¡]*!/, 'an exclamation without its ¡'],
    [/"/, 'a straight quotation mark'],
    SPACED_ELLIPSIS,
  ],
  zh: [
    [/(?<=\p{Script=Han})(?:[,;:!?()]|\.(?!\w))|[,;:!?()](?=\p{Script=Han})/u, 'a half-width mark'],
    [/"/, 'a straight quotation mark'],
  ],
};

/** @param {Map<string, string>} texts key → text @param {string} language @returns {string[]} */
export function checkTypography(texts, language) {
  const rules = [
    ENVIRONMENT_VARIABLE,
    ...(TYPOGRAPHY[language] ?? []),
    ...(language === 'en' ? [] : [[/\.\.\./, 'three dots for an ellipsis']]),
  ];
  return [...texts].flatMap(([key, text]) =>
    rules.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${language} says ${key} with ${what}: ${text}`),
  );
}
