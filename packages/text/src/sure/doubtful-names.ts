import type { JudgedLanguage } from '../confidence.ts';
import type { Element } from '../elements.ts';
import { isEnglishWord } from '../english-words.ts';
import { isSentenceWord } from '../names.ts';
import type { Doubtful } from './doubt.ts';
import { isBrand } from './place-words.ts';
import { isShown, lower, VEHICLES } from './product.ts';
import { COLLECTED_GOODS, FOREIGN_WORDS, INTERNATIONAL, LOCAL_NAMES } from './strict.data.ts';

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}(?:['’]s)?/gu) ?? [];

const isEnglish = (word: string): boolean => isEnglishWord(word) || isEnglishWord(word.replace(/s$/u, ''));

/** Goods that are named for what they show. */
const PICTURED =
  /(?:puzzle|jigsaw|mask|costume|balloon|banner|bunting|sticker|tattoo|poster|invitation|figurine|cake topper|decoration|wig|hat|dress|outfit|candle|kit|model|set)s?$/u;

/** How many names beside the brand a title can line up; those that the seller wrote side by side are one. */
const MOST_NAMES = 3;

const countNames = (names: Doubtful['names'], { elements }: Doubtful): number =>
  names.filter(({ element }, at) => {
    const before = names[at - 1]?.element;
    return before === undefined || elements.indexOf(before) !== elements.indexOf(element) - 1;
  }).length;

/** A name that no list has: as it stands in the title, without a word of English in it. */
const isSafeName = (element: Element, text: string, { domain, goods, elements }: Doubtful): boolean => {
  if (element.kind === 'symbol' || isBrand(element)) return true;
  const whole = text.toLowerCase().replace(/[’`]/gu, "'");
  if (wordsIn(whole).some((word) => FOREIGN_WORDS.has(word))) return false;
  if (!/\p{L}{2}/u.test(text) || INTERNATIONAL.has(whole)) return true;
  if (/["“”‘']/u.test(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')) || /\P{ASCII}/u.test(text)) return false;
  const isListed = element.kind === 'slot' && element.isUnknown !== true;
  if (isListed && (VEHICLES.has(domain) || domain === 'trains' || domain === 'cards')) return true;
  const isCollected = goods !== undefined && COLLECTED_GOODS.test(lower(goods));
  // "Donatello's Bow" and "My Beautiful Pony" do not end where the words behind them begin.
  if (!isListed && /['’]s$|s['’]$/u.test(text)) return false;
  if (wordsIn(whole).some(isSentenceWord)) return false;
  // "Buildable" and "Talking" in front of the goods are what the goods are.
  const stands = goods === undefined ? -2 : elements.indexOf(goods) - elements.indexOf(element);
  if (!isListed && stands === 1 && /(?:able|ible|ing|ed)$/u.test(whole)) return false;
  // "Puzzle Conserver" is no puzzle.
  if (!isListed && stands === -1 && element.joiner === ' ' && /[^aeiou](?:er|or)s?$/u.test(whole)) return false;
  // "Mini 3D Puzzle": the word belongs to its noun.
  if (/^\p{Nd}-?d$/u.test(whole) && goods !== undefined && /(?:puzzle|jigsaw|marker|pen)s?$/u.test(lower(goods)))
    return false;
  // "Bullyland Canary" is a canary.
  if (!isListed && wordsIn(whole).some(isShown)) return false;
  if (isCollected && (isListed || (element.kind === 'slot' && element.keep !== 'name'))) return true;
  if (!wordsIn(text).some(isEnglish)) return true;
  // A line of products has its maker's name in every language, where it stands in front of what it is.
  const at = goods === undefined ? -1 : elements.indexOf(goods);
  return goods !== undefined && !PICTURED.test(lower(goods)) && elements.indexOf(element) < at;
};

const hasLocalName = (text: string, language: JudgedLanguage): boolean => {
  const words = ` ${text
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .replace(/'s(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}&.'-]+/gu, ' ')} `;
  return [...LOCAL_NAMES[language]].some((name) => words.includes(` ${name} `));
};

const isInBrackets = (element: Element, { elements }: Doubtful): boolean =>
  /^[([]$/u.test(elements[elements.indexOf(element) - 1]?.text ?? '');

/** Whether a name may read otherwise in the language, or does not end where the title says. */
export const hasDoubtfulName = (given: Doubtful): boolean => {
  const others = given.names.filter(({ element }) => !isBrand(element) && element.kind !== 'symbol');
  if (countNames(others, given) > MOST_NAMES) return true;
  // A letter alone belongs to what stood beside it; a word twice belongs to two names.
  if (others.some(({ text }) => /^\p{L}$/u.test(text)) || /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.test(given.text))
    return true;
  if (
    others.some(
      ({ element, text }) =>
        isInBrackets(element, given) && /^[\p{L} ]+$/u.test(text) && !INTERNATIONAL.has(text.toLowerCase()),
    )
  )
    return true;
  if (others.some(({ text }) => /^(?:Set|Kit|Pack|Lil)$/u.test(text))) return true;
  // "No.38" is English.
  if (others.some(({ text }) => /(?<!\p{L})no\.? ?\p{Nd}/iu.test(text))) return true;
  if (given.isOneCase && others.some(({ text }) => /\p{L}{3}/u.test(text))) return true;
  if (hasLocalName(given.text, given.language)) return true;
  return given.names.some(({ element, text }) => !isSafeName(element, text, given));
};
