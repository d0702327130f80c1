import type { TextLanguage } from '../language.ts';
import { titleLength } from '../parts.ts';
import { hasPromise } from '../promises.ts';
import { wordsOf } from '../unlike.ts';
import { addedCompany, changedInitials, exchangedAim, mostlyKept, undoneCompound, unsaidWords } from './balance.ts';
import { changedBrands, namesBrand, withoutBrands } from './brands.ts';
import { changedQuantities } from './changed-numbers.ts';
import { changedDenials, denies, deniesElsewhere, lostUndone } from './denials.ts';
import { addedName, otherLanguageOf, untranslatedIn } from './languages.ts';
import { addedNouns, exchangedCount, exchangedNouns } from './nouns.ts';
import { praises } from './praise.ts';
import { lostPurpose } from './purpose.ts';
import type { SenseCode } from './senses.data.ts';
import {
  type Difference,
  demandingWords,
  differences,
  hardSenses,
  isExchanged,
  opposed,
  saysOpposite,
  softSenses,
  turnedShade,
} from './senses.ts';
import { odditiesOf, shapeOf } from './shape.ts';
import { changedHolding, isTurnedPurpose, lostPart } from './structure.ts';
import { termsMissed, type WantedTerm } from './terms.ts';
import { fold, type Line, LONGEST_TITLE, weight, wordLine, wordsIn } from './text.ts';
import { wrongSenses } from './wrong-senses.ts';

/** Why a translation must not be used. */
export type HardCode =
  | 'empty'
  | 'too_long'
  | 'brand_missing'
  | 'brand_added'
  | 'number_missing'
  | 'number_added'
  | 'unit_changed'
  | 'slot_missing'
  | 'slot_added'
  | 'negation_missing'
  | 'negation_added'
  | 'negation_moved'
  | 'side_changed'
  | 'colour_changed'
  | 'condition_changed'
  | 'audience_changed'
  | 'restriction_changed'
  | 'amount_changed'
  | 'promise_added'
  | 'markup'
  | 'prompt'
  | 'length'
  | 'other_language'
  | 'untranslated';

/** Why a person should look at a translation before buyers do. */
export type SoftCode =
  | 'purpose_missing'
  | 'term_differs'
  | 'wrong_sense'
  | 'unusual_case'
  | 'repeated'
  | 'incomplete'
  | 'odd_length'
  | 'material_changed'
  | 'quality_changed'
  | 'age_changed'
  | 'name_added'
  | 'partly_untranslated'
  | 'partly_other_language';

export interface Finding<Code extends string> {
  readonly code: Code;
  /** What is lost, added or found, in the words of the title; an engine that is asked again can be told it. */
  readonly detail: string;
  readonly change?: 'lost' | 'added';
}

export interface TranslationFindings {
  readonly hard: readonly Finding<HardCode>[];
  readonly soft: readonly Finding<SoftCode>[];
}

export interface CheckedTranslation {
  readonly source: string;
  readonly result: string;
  readonly from: TextLanguage;
  readonly to: TextLanguage;
  readonly brand?: string | undefined;
  /** The most characters that the site takes; without it, the length is not compared. */
  readonly limit?: number | undefined;
  /** Terms of which the seller says how they are translated. */
  readonly glossary?: readonly WantedTerm[] | undefined;
}

/** What titles say in more words than a table holds, or leave to the noun ("upper arm", "Babyflasche"). */
const DOUBTFUL: ReadonlySet<string> = new Set([
  ...['likenew', 'working', 'replacement', 'boxed', 'limited', 'vintage', 'antique', 'handmade'],
  ...['upper', 'lower', 'inner', 'outer', 'men', 'women', 'boys', 'girls', 'baby'],
  ...['turquoise', 'cyan', 'magenta', 'blonde', 'burgundy', 'beige', 'teal', 'khaki', 'coral', 'cream', 'mustard'],
  ...['charcoal', 'multicolour', 'fuchsia'],
]);

/** Said or left out freely ("duck egg blue" is "bleu clair"); only one instead of the other changes the colour. */
const SHADES: ReadonlySet<string> = new Set(['lightshade', 'darkshade']);

const isLost = ({ lost }: Difference<string>): boolean => lost !== undefined;

/**
 * Differences that a person judges: what is doubtful, unless the title says another of its kind instead, and a word
 * like "seamless" of which the source says nothing.
 */
function isMild(one: Difference<SenseCode>, all: readonly Difference<SenseCode>[], before: Line, after: Line): boolean {
  if (one.code === 'negation') return !isLost(one) && (denies(before) || !saysOpposite(before.line, one.name));
  if (!DOUBTFUL.has(one.name)) return false;
  return one.code === 'condition'
    ? !all.some((other) => other.code === one.code && isLost(other) !== isLost(one))
    : !isExchanged(one.code, before, after);
}

const QUANTITY_CODES = {
  number_missing: 'number_missing',
  number_added: 'number_added',
  unit_changed: 'unit_changed',
  code_missing: 'slot_missing',
  code_added: 'slot_added',
} as const;

const SENSE_CODES = {
  side: 'side_changed',
  colour: 'colour_changed',
  condition: 'condition_changed',
  audience: 'audience_changed',
  restriction: 'restriction_changed',
  amount: 'amount_changed',
} as const;

const SHAPE_CODES = {
  empty: 'empty',
  markup: 'markup',
  prompt: 'prompt',
  length: 'length',
  incomplete: 'length',
  script: 'other_language',
} as const;

/**
 * Compares a translation by an engine with its source: what a buyer relies on is neither lost, added nor changed, and
 * the answer is a title. Hard findings refuse it, soft ones need a person's look.
 */
export function checkTranslation(input: CheckedTranslation): TranslationFindings {
  const { from, to, limit } = input;
  const brand = (input.brand ?? '').trim();
  const result = input.result.normalize('NFC');
  // A title may name the item's brand although its source does not.
  const isNamed = brand !== '' && !namesBrand(input.source, brand) && namesBrand(result, brand);
  const source = isNamed ? `${brand} ${input.source}` : input.source;
  const shapes = shapeOf(source, result);
  const hard: Finding<HardCode>[] = shapes.map(({ code, detail }) => ({ code: SHAPE_CODES[code], detail }));
  if (shapes.some(({ code }) => code === 'empty')) return { hard, soft: [] };
  const find = (code: HardCode, detail: string, change?: 'lost' | 'added') =>
    hard.push({ code, detail, ...(change && { change }) });
  if (limit !== undefined && titleLength(result) > limit) find('too_long', String(titleLength(result)));
  const brands = changedBrands(source, result, brand);
  for (const name of brands.lost) find('brand_missing', name, 'lost');
  for (const name of brands.added) find('brand_added', name, 'added');
  for (const { kind, detail } of changedQuantities(source, result, from, to)) find(QUANTITY_CODES[kind], detail);
  if ((hasPromise(result, to) && !hasPromise(source, from)) || (praises(result, to) && !praises(source, from)))
    find('promise_added', result, 'added');
  if (lostPurpose(source, result, from, to) === 'compatible') find('condition_changed', source, 'lost');
  const before = { line: withoutBrands(wordLine(source), brand), language: from };
  const after = { line: withoutBrands(wordLine(result), brand), language: to };
  const count = exchangedCount(before, after) ?? changedHolding(source, result, from, to);
  if (count !== undefined) find('amount_changed', count);
  const denial = changedDenials(before, after, result);
  if (denial !== undefined) find(denial, denial === 'negation_added' ? result : source);
  const differing = differences(hardSenses, before, after);
  const shades = differing.filter(({ name }) => SHADES.has(name));
  const shade = turnedShade(before, after);
  if (shade !== undefined && shades.length < SHADES.size) find('colour_changed', shade, 'added');
  const senses = shades.length === SHADES.size ? differing : differing.filter((one) => !shades.includes(one));
  const mild = senses.filter((one) => isMild(one, senses, before, after));
  for (const { code, name, lost, added } of senses.filter((one) => !mild.includes(one))) {
    find(
      code === 'negation' ? 'negation_missing' : SENSE_CODES[code],
      lost ?? added ?? name,
      lost === undefined ? 'added' : 'lost',
    );
  }
  const foreign = otherLanguageOf(source, result, from, to);
  const untranslated = untranslatedIn(source, result, from, to, [brand, ...brands.kept]);
  if (foreign?.isWhole) find('other_language', foreign.language);
  if (untranslated.isWhole || untranslated.left.length > 1) find('untranslated', untranslated.left.join(', '));
  const soft = softFindings({ ...input, source }, before, after, foreign?.isWhole === false, untranslated.loose);
  // Where the source denies, the other word for it is one that the tables lack.
  for (const { code, name, lost, added } of mild) {
    if (code === 'negation' && (denies(before) || deniesElsewhere(before))) continue;
    soft.push({
      code: 'quality_changed',
      detail: lost ?? added ?? name,
      change: lost === undefined ? 'added' : 'lost',
    });
  }
  if (untranslated.isSame && hard.length === 0) soft.push({ code: 'partly_untranslated', detail: result });
  return { hard, soft };
}

/** The words of a title, in lower case, without which its check refuses it: they name a brand or say a hard sense. */
export function neededWords(title: string, language: TextLanguage): ReadonlySet<string> {
  const named = changedBrands(title, title, '').kept.map(wordLine);
  const needed = new Set([...named.flatMap(wordsIn), ...demandingWords(wordLine(title), language)]);
  return new Set(wordsOf(title).filter((word) => needed.has(fold(word))));
}

function softFindings(
  { source, result, from, to, brand = '', glossary = [] }: CheckedTranslation,
  before: Line,
  after: Line,
  isMixed: boolean,
  loose: string | undefined,
): Finding<SoftCode>[] {
  const soft: Finding<SoftCode>[] = [];
  const find = (code: SoftCode, detail: string, change?: 'lost' | 'added') =>
    soft.push({ code, detail, ...(change && { change }) });
  for (const { code, detail } of odditiesOf(source, result, to === 'de'))
    find(code === 'length' ? 'odd_length' : code, detail);
  for (const { code, name, lost, added } of differences(softSenses, before, after)) {
    // What is longer than a title may be is shortened, and then says less.
    if (lost !== undefined && weight(source) > LONGEST_TITLE) continue;
    // A ride-on car is for children in any case.
    if (code === 'age' && lost === undefined && !/ adults? /u.test(before.line)) continue;
    find(`${code}_changed`, lost ?? added ?? name, lost === undefined ? 'added' : 'lost');
  }
  const nouns = weight(source) > LONGEST_TITLE ? [] : exchangedNouns(before, after);
  const changed = new Set([...opposed(before, after), ...nouns]);
  for (const detail of changed) find('quality_changed', detail, 'lost');
  if (nouns.length === 0 && weight(source) <= LONGEST_TITLE)
    for (const detail of addedNouns(before, after)) find('quality_changed', detail, 'added');
  if (
    lostPurpose(source, result, from, to) === 'for' ||
    isTurnedPurpose(before, after) ||
    undoneCompound(before, after, { before: source, after: result })
  )
    find('purpose_missing', source, 'lost');
  const part = lostPart(before, after, { before: source, after: result });
  if (part !== undefined && weight(source) <= LONGEST_TITLE) find('incomplete', part, 'lost');
  const texts = { before: source, after: result };
  const unsaid = weight(source) > LONGEST_TITLE || part !== undefined ? undefined : unsaidWords(before, after, texts);
  if (unsaid !== undefined) find('incomplete', unsaid, 'lost');
  const company = addedCompany(before, after, texts);
  if (company !== undefined) find('quality_changed', company, 'added');
  const model = changedInitials(texts) ?? exchangedAim(before, after, texts);
  if (model !== undefined) find('name_added', model, 'lost');
  for (const detail of wrongSenses(before, after)) find('wrong_sense', detail);
  for (const { source: term } of termsMissed(before.line, after.line, glossary)) find('term_differs', term);
  const undone = lostUndone(before, after);
  if (undone !== undefined) find('quality_changed', undone, 'lost');
  const name = addedName(`${source} ${brand}`, result, to);
  if (name !== undefined) find('name_added', name, 'added');
  if (isMixed) find('partly_other_language', result);
  const kept = loose ?? mostlyKept(before, after);
  if (kept !== undefined) find('partly_untranslated', kept);
  return soft;
}
