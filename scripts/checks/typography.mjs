/** Settings are for operators, who find them in `README.md`; readers of messages cannot change them. */
const ENVIRONMENT_VARIABLE = [/\b(?:QUAYSIDE|EBAY|AMAZON|CDISCOUNT|SMTP|DATABASE)_[A-Z_]+/, 'the name of a setting'];
/** The kernel's list of sites knows the number of countries, so a text takes the number from there. */
const TYPED_COUNT = [
  /(?<![\p{L}\d])(?:\d+|ten|eleven|twelve|zehn|elf|zwölf|dix|onze|douze|dieci|undici|dodici|diez|once|doce) (?:(?:new|other|neue|andere|nouveaux|autres|nuovi|altri|nuevos|otros) )?(?:countries|markets|sites|marketplaces|Länder|Märkte|Marktplätze|pays|marchés|paesi|mercati|siti|países|mercados|sitios)|(?:\d+|十[一二]?) ?个(?:新)?(?:国家|市场|站点)/iu,
  'a count of countries that is typed in',
];
/** The right preposition depends on the name, so sentences avoid needing one. */
const PREPOSITION = [
  /(?<!\p{L})(?:on|in|at|auf|sur|en|au|su|sul) \{\{(?:site|sites|country)\}\}|在 ?\{\{(?:site|sites|country)\}\}/iu,
  'a preposition that not every site takes',
];
const BREAKING_PERCENT = [/(?<=\d|\}\}) %/, 'a space before % that may break'];
const SPACED_ELLIPSIS = [/\s…/, 'a space before its ellipsis'];

/** Marks that a typesetter of the language would correct. */
const TYPOGRAPHY = {
  en: [
    [/\bsettled\b/i, 'a word that does not say what became of it'],
    [/\bcan not\b/i, 'one word written as two'],
    [/(?<=\d|\}\})\s%/, 'a space before %'],
  ],
  de: [
    [/"/, 'a straight quotation mark'],
    [
      /zu Hause|im Gleichschritt|Heimat-?(?:Web)?seite|Untergrenze|Live-(?:Angebot|Preis)/i,
      'a word that no seller uses for it',
    ],
    BREAKING_PERCENT,
  ],
  fr: [
    [/(?<![\u202f!?]|^)[;!?](?!\w)|(?<![\u202f\u00a0\d]|https?):(?!\w)/, 'a mark without its narrow space'],
    [/«(?!\u202f)|(?<!\u202f)»/, 'a quotation without its narrow space'],
    [/"|(?<=\p{Letter})'(?=\p{Letter})/u, 'a typewriter mark'],
    // An inserted name may begin with a vowel, so the sentence avoids both forms.
    [/\b(?:de|que|le|la|ne|se|jusque) (?:eBay|Amazon|\{\{platform\}\})/i, 'a word that loses its vowel here'],
    // "à l’origine" means "at first", not "at home"; sellers do not know the word "token". “Être à l’origine de” names the cause of something.
    [/à l’origine(?! de)|\bjetons?\b(?! d’actualisation)/i, 'a word that no seller uses for it'],
    BREAKING_PERCENT,
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
    TYPED_COUNT,
    PREPOSITION,
    ...(TYPOGRAPHY[language] ?? []),
    ...(language === 'en' ? [] : [[/\.\.\./, 'three dots for an ellipsis']]),
  ];
  return [...texts].flatMap(([key, text]) =>
    rules.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${language} says ${key} with ${what}: ${text}`),
  );
}
