import type { Element } from '../elements.ts';
import type { Doubtful } from './doubt.ts';
import { isOfPieces } from './facts.ts';
import { lower, VEHICLES } from './product.ts';

type Predicate = (given: Doubtful) => boolean;

const beforeGoods = ({ goods, elements }: Doubtful): Element | undefined =>
  goods === undefined ? undefined : elements[elements.indexOf(goods) - 1];

/** "109 inch" of a car and "152mm" of a gun are parts of a name. */
const isPartOfModel: Predicate = ({ domain, elements }) =>
  VEHICLES.has(domain) && elements.some((one) => one.kind === 'slot' && one.isMeasure);

/** "35 (1959)" and "2002 - 2007" are two numbers each, which would run into one another. */
const runsTogether: Predicate = ({ text, title }) => {
  const run = /(?<![\p{L}\p{Nd}:/.,-])\p{Nd}+ (?:19|20)\p{Nd}{2}(?!\p{Nd})/u.exec(text)?.[0];
  return run !== undefined && !title.includes(run);
};

/** A number in front of the goods that became a name: "1000 Midi Beads". */
const isTakenForName: Predicate = (given) => {
  const before = beforeGoods(given);
  return given.names.some(({ element }) => element === before && /^\p{Nd}+$/u.test(element.text));
};

/** "3 Ring Binder" has three rings. */
const countsPart: Predicate = (given) => {
  const before = beforeGoods(given);
  return given.count === undefined && before?.kind === 'slot' && /^\p{Nd}{1,2}$/u.test(before.text);
};

/** In Romance languages a pack of puzzles reads as a puzzle of few pieces. */
const countsPiecesOrPacks: Predicate = ({ language, goods, elements }) =>
  language !== 'de' &&
  goods !== undefined &&
  isOfPieces(goods) &&
  elements.some(({ text }) => /^packs? of/iu.test(text));

/** "Booster Box (Pack of 50)" is one box. */
const countsWhatIsInside: Predicate = ({ goods, elements }) =>
  goods !== undefined &&
  /(?:box|display|case|tin|bag|chest)$/u.test(lower(goods)) &&
  elements.some(({ text }) => /^(?:packs?|box|set) of/iu.test(text));

/** "25 x 10 inch Balloons" are 25 of 10 inches. */
const countsAndMeasures: Predicate = ({ goods, elements }) =>
  goods !== undefined &&
  /balloons?$/u.test(lower(goods)) &&
  elements.some((one) => one.kind === 'slot' && one.isMeasure && /^\p{Nd}+ ?[x×] ?\p{Nd}/iu.test(one.text));

/** "12 Pencils, 6 Stück" counts twice. */
const countsTwice: Predicate = ({ goods, count, facts }) =>
  goods !== undefined &&
  count !== undefined &&
  facts.some((fact) => /^\p{Nd}+ (?:Stück|pièces|pezzi|unidades|Teile|piezas)$/u.test(fact));

/** Half a quotation, or inches of nothing. */
const hasOddQuotation: Predicate = ({ text }) =>
  (text.match(/["”“″]/gu) ?? []).length % 2 === 1 &&
  !/\p{Nd}["”″](?:,|$| )/u.test(text.replace(/\p{Nd}{4}["”″]/gu, ''));

/** "Age 5" of a party is a birthday, and a digit balloon shows a figure. */
const isShownAtParty: Predicate = ({ domain, elements }) =>
  domain === 'party' &&
  elements.some(
    (one) =>
      one.kind === 'term' && (/^number/u.test(lower(one)) || (one.number !== undefined && /^age/u.test(lower(one)))),
  );

/** "1.5 m", "1,000", "08 pieces" and "3-in-1" in forms that the language does not have. */
const hasEnglishForm: Predicate = ({ facts, text, language }) =>
  facts.some((fact) => /\p{Nd}\.\p{Nd}|^0\p{Nd}/u.test(fact)) ||
  /\p{Nd},\p{Nd}{3}(?!\p{Nd})/u.test(text) ||
  (language !== 'de' && /\p{Nd}-in-\p{Nd}/u.test(text)) ||
  /\p{Nd}(?:st|nd|rd|th)(?!\p{L})/iu.test(text) ||
  /(?:^|\s)\p{Nd}+x(?:\s|$)|[×]/u.test(text);

/** No buyer of the four languages measures in feet or yards. */
const isForeignMeasure: Predicate = ({ text }) =>
  /\p{Nd} ?(?:Yards?|yards?|iard[ae]|yardas?|Fuß|pieds?|pied[ei]|pies?)(?!\p{L})/u.test(text);

const REASONS: readonly Predicate[] = [
  isPartOfModel,
  runsTogether,
  isTakenForName,
  countsPart,
  countsPiecesOrPacks,
  countsWhatIsInside,
  countsAndMeasures,
  countsTwice,
  hasOddQuotation,
  isShownAtParty,
  hasEnglishForm,
  isForeignMeasure,
];

/** Whether a number of the title may say something else in the language, or stands in an English form. */
export const hasDoubtfulNumber: Predicate = (given) => REASONS.some((holds) => holds(given));
