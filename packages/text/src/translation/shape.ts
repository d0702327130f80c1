import { fold, LONGEST_TITLE, plainSigns, weight, wordLine, wordsIn } from './text.ts';

export type ShapeCode = 'empty' | 'markup' | 'prompt' | 'length' | 'incomplete' | 'script';

const QUOTES = '"\'`“”„«»‘’‚‹›';
/** Starts and remarks of an answer that speaks about its translation, in the folded text. */
const PROMPTS: readonly RegExp[] = [
  /^(?:here(?:'s| is| are)|hier der titel|risultato ?:|resultado ?:|resultat ?:|ergebnis ?:|certamente ?!|certainement ?!|ciertamente|sure[!,. ]|certainly|of course[!,. ]|okay[!,. ]|ok[!,. ]|voici|ecco |aqui (?:esta|tienes)|hier (?:ist|kommt|sind)|gerne[!,. ]|naturlich[!,. ]|klar[!,. ]|(?:bien sur|certo|claro|por supuesto) ?[!,])/u,
  /^(?:the )?(?:translation|translated(?: title)?|ubersetzung|ubersetzter titel|traduction|titre(?: traduit)?|traduzione|titolo(?: tradotto)?|traduccion|titulo(?: traducido)?|titel|title|(?:product |item )?title|produkttitel|produktname|nom du produit|titre du produit|titolo del prodotto|nome del prodotto|titulo del producto|nombre del producto|option(?: \d)?|variante(?: \d)?|opzione(?: \d)?|opcion(?: \d)?|version(?: \d)?|final|endgultig|output|answer|antwort|reponse|risposta|respuesta|result|ergebnis|german|french|italian|spanish|deutsch|francais|italiano|espanol|franzosisch|italienisch|spanisch|de|fr|it|es|en)(?: (?:en|in|ins|into|to|al|auf|pour|fur|for|per|para|de|del) ?\p{L}* ?\p{L}*)? ?:/u,
  /^[^:]{0,30}(?<!\p{L})(?:titel|titre|titolo|titulo|ubersetzung|traduction|traduzione|traduccion)(?!\p{L})[^:]{0,20}:/u,
  /(?:[([](?:\p{L}+ )?|[-–—] ?|\. )(?:translat(?:ed|ion)|ubersetz|tradui|traduction|tradott|traduzione|traducid|traduccion)/u,
  /(?:let me know|hope this helps|feel free|lassen sie mich|sagen sie mir|ich hoffe|n'hesitez pas|j'espere|fammi sapere|spero che|non esitare|espero que|avisame|no dudes|hazme saber)|\b(?:characters|zeichen|caracteres|caratteri)\)?[.!]?$|(?:=>|->|→)/u,
  /[[({](?:de|fr|it|es|en|deutsch|german|french|francais|italian|italiano|spanish|espanol)[\])}]|\| ?(?:titre|titel|titolo|titulo|title|seo)(?!\p{L})|^\d[.)] (?=\p{L})/u,
  /(?:^|[\s(])(?:note|hinweis|anmerkung|remarque|nota|anm|ps|p\.s) ?: /u,
  /\b(?:i (?:cannot|can't|am unable|am sorry|'m sorry)|as an ai|es tut mir leid|ich kann (?:nicht|diesen|das)|je suis desole|je ne peux pas|mi dispiace|non posso|lo siento|no puedo traducir|keine ubersetzung|no translation|language model|sprachmodell)|(?:ki|ai|ia)[- ]?(?:modell?o?|assistent|assistant)|(?:modele|modello|modelo|assistant|assistente|asistente) (?:d')?(?:de |di )?(?:ia|ai)\b/u,
];
/** Tags, entities, marks of Markdown, data formats, places to be filled, and letters that nobody sees. */
const MARKUP: readonly RegExp[] = [
  /<\/?[a-z][^>]*>|<!--|&(?:[a-z]{2,8}|#x?[\da-f]+);/iu,
  /\*\*|__|```|^#{1,6} |^[-*] |^>/u,
  /^\s*[[{].*[\]}]\s*$|"\s*:\s*"|^\s*"?\w+"?\s*:\s*"/su,
  /\{\{?\s*[\w.]*\s*\}?\}|\$\{|%[sd]\b|\[\[|\]\]|<x |⟦|⟧|@@/u,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/u,
  /[\n\r\t]/u,
];
/** Signs that draw the eye: an engine adds none. */
const PICTURES = /\p{Extended_Pictographic}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

/** What programs write where there is nothing. */
const NOTHING =
  /^[\s"'([{<]*(?:null|undefined|nan|none|n\/?a|nil|todo|tbd|error|fehler|erreur|errore|false|\[object object\])[\s"')\]}>.!]*$/iu;

/** The relation of lengths beyond which a title has more or less in it than its source. */
const LONGEST = 1.9;
const SHORTEST = 0.5;
/** Short titles vary more. */
const LEAST_DIFFERENCE = 18;

const isWrapped = (text: string): boolean =>
  text.length > 2 && QUOTES.includes(text[0] ?? ' ') && QUOTES.includes(text.at(-1) ?? ' ');

export interface ShapeFinding {
  readonly code: ShapeCode;
  readonly detail: string;
}

/** What of an answer's form keeps it from being a title. */
export function shapeOf(source: string, answer: string): ShapeFinding[] {
  const result = answer.trim();
  if (!/[\p{L}\p{N}]/u.test(result) || (NOTHING.test(result) && !NOTHING.test(source.trim())))
    return [{ code: 'empty', detail: '' }];
  const findings: ShapeFinding[] = [];
  const find = (code: ShapeCode, detail: string) => findings.push({ code, detail });
  const prompt = PROMPTS.map((pattern) => fold(plainSigns(result)).replace(/^¡/u, '').match(pattern)?.[0]).find(
    (found) => found !== undefined && !fold(plainSigns(source)).includes(found.trim()),
  );
  if (prompt !== undefined) find('prompt', prompt.trim());
  const markup = MARKUP.map((pattern) => result.match(pattern)?.[0]).find(
    (found) => found !== undefined && !source.includes(found),
  );
  if (markup !== undefined) find('markup', markup.trim());
  else if (isWrapped(result) && !isWrapped(source.trim())) find('markup', result[0] ?? '');
  else if (PICTURES.test(result.replace(/[®™©]/gu, '')) && !PICTURES.test(source.replace(/[®™©]/gu, '')))
    find('markup', result.match(PICTURES)?.[0] ?? '');
  const script = result.match(OTHER_SCRIPT)?.find((letter) => !source.includes(letter));
  if (script !== undefined) find('script', script);
  if (/(?:\.{2,}|…)$/u.test(result) && !/(?:\.{2,}|…)$/u.test(source.trim())) find('incomplete', result.slice(-10));
  const relation = weight(result) / Math.max(1, weight(source));
  const difference = Math.abs(weight(result) - weight(source));
  if (difference >= LEAST_DIFFERENCE && (relation > LONGEST || relation < SHORTEST)) {
    find('length', `${weight(result)} : ${weight(source)}`);
  }
  return findings;
}

const capitals = (text: string): number => (text.match(/\p{Lu}/gu) ?? []).length;
const smalls = (text: string): number => (text.match(/\p{Ll}/gu) ?? []).length;
const isShouting = (text: string): boolean => capitals(text) > 8 && capitals(text) > 3 * smalls(text);

/** Words that nothing follows where a title is whole. */
const OPEN_END = new Set(
  `with for and of the mit für und von aus ohne der die das den dem des ein eine zum zur im avec pour et de sans la le les du des un une
  con per di da senza il lo gli un una del della para sin y el los las al`.split(/\s+/u),
);
/** What speakers run together or never say: titles put together word by word have it. */
const NO_PHRASE =
  /(?<=^| )(?:de les?|à les?|di (?:il|lo|gli|i)|da (?:il|lo|gli|i)|a (?:il|gli)|in (?:il|lo|gli|i)|de el|a el|(?:le|la|les|il|lo|gli|el|los|las) (?:le|la|les|il|lo|gli|el|los|las)|(?:der|die|das|den|dem) (?:der|die|das|den|dem|mit|und|für|von))(?= \p{Ll}|$)/u;
/** Titles have few articles, and these behind a preposition. */
const BARE_ARTICLE =
  /(?<= )(?<!(?<!\p{L})(?:de|à|a|sur|dans|pour|sous|contre|par|avec|en|et|sans|per|con|su|tra|para|por|sin|y|e|für|mit|an|auf|in|aus|von|vor|gegen|und|über|unter|zu|bei|ohne) )(?:le|la|les|il|lo|gli|el|los|las|der|die|das)(?= \p{L})/gu;
/** How titles say that something comes with the goods, folded. */
const COMPANY =
  /(?<![\p{L}\p{N}])(?:with|w\/|mit|samt|inkl\p{L}*|incl\p{L}*|avec|con|und|et|ed?|y|plus|a|al|alla|aux?|in|im|en|fur|zum)(?![\p{L}\p{N}])|[+&]/u;
/** A title that says it in one word is hardly shorter than this part of its source. */
const WITHOUT_COMPANY = 0.8;
const LEAST_PART = 7;

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, place) => `${words[place]} ${word}`);

export type OddityCode = 'unusual_case' | 'wrong_sense' | 'repeated' | 'incomplete' | 'length';

/** Relations of lengths that are rare in good translations; German joins words, the other languages need more of them. */
const SHORT = { compound: 0.5, other: 0.54 };
/** From so many letters on, a missing part of a title is seen. */
const LEAST_SHORT = 11;

/** What of an answer's form a person should look at. */
export function odditiesOf(
  source: string,
  answer: string,
  isGerman: boolean,
): { readonly code: OddityCode; readonly detail: string }[] {
  const result = answer.trim();
  const findings: { code: OddityCode; detail: string }[] = [];
  const isAllSmall =
    capitals(result) === 0 && capitals(source) > 0 && smalls(result) > 8 && (isGerman || /^\p{L}/u.test(result));
  if ((isShouting(result) && !isShouting(source)) || isAllSmall)
    findings.push({ code: 'unusual_case', detail: result });
  const words = wordsIn(wordLine(result));
  const pairs = pairsOf(words);
  const before = wordLine(source);
  const isTwice = (all: readonly string[]) => (pair: string, place: number) =>
    pair.length > 8 && all.indexOf(pair) < place;
  const repeated = pairsOf(wordsIn(before)).some(isTwice(pairsOf(wordsIn(before))))
    ? undefined
    : pairs.find(isTwice(pairs));
  const sourceWords = wordsIn(before);
  const doubled = words.find(
    (word, place) =>
      word.length > 3 && word === words[place - 1] && !sourceWords.some((one, at) => one === sourceWords[at - 1]),
  );
  const often = words.find((word) => word.length > 3 && words.filter((other) => other === word).length > 2);
  // "Marco de fotos marco de fotos"
  const run = [2, 3, 4, 5].flatMap((count) =>
    words.flatMap((_word, from) => {
      const said = words.slice(from, from + count).join(' ');
      const isSaidAgain = /\p{L}{3}/u.test(said) && said === words.slice(from + count, from + 2 * count).join(' ');
      return isSaidAgain && !before.includes(` ${said} ${said} `) ? [said] : [];
    }),
  )[0];
  const again = repeated ?? often ?? doubled ?? run;
  if (again !== undefined) findings.push({ code: 'repeated', detail: again });
  // With its accents: "dé" is no "de"; nor is the end of "Joy-Con" a "con".
  const last = result.toLowerCase().match(/(?<![-\p{L}\p{N}])[\p{L}\p{N}]+$/u)?.[0] ?? '';
  const isOpen = OPEN_END.has(last) && !before.endsWith(` ${last} `);
  const opened = (text: string) => (text.match(/[([]/gu) ?? []).length - (text.match(/[)\]]/gu) ?? []).length;
  const bare = [...result.matchAll(BARE_ARTICLE)].map(([found]) => found);
  const isStrung = bare.length > Math.max(1, (source.match(/(?<!\p{L})(?:the|of|and)(?!\p{L})/giu) ?? []).length);
  const odd = result.match(NO_PHRASE)?.[0] ?? (isStrung ? bare.join(' … ') : undefined);
  if (odd !== undefined && !source.includes(odd)) findings.push({ code: 'wrong_sense', detail: odd });
  if (isOpen || (opened(result) !== 0 && opened(source) === 0)) findings.push({ code: 'incomplete', detail: last });
  // A source longer than a title may be is shortened.
  const wanted = Math.min(weight(source), Math.max(weight(result), LONGEST_TITLE));
  const relation = weight(result) / Math.max(1, wanted);
  const difference = weight(result) - wanted;
  const least = isGerman ? SHORT.compound : SHORT.other;
  const isAlone = /(?<!\p{L})with(?! ?out)(?!\p{L})/iu.test(source) && !COMPANY.test(fold(result));
  if (relation < WITHOUT_COMPANY && difference < -LEAST_PART && isAlone)
    findings.push({ code: 'incomplete', detail: 'with' });
  if (difference <= -LEAST_SHORT && relation < least) {
    findings.push({ code: 'length', detail: `${weight(result)} : ${weight(source)}` });
  }
  return findings;
}
