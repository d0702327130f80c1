import type { TextLanguage } from '../language.ts';
import { DENIALS, DENIED_ELSEWHERE, THINGS } from './denials.data.ts';
import { type NounsOf, nounsIn } from './nouns.ts';
import { hardSenses, type Sense, saidIn } from './senses.ts';
import { anyOf, fold, LANGUAGES, type Line, without, wordsIn } from './text.ts';

const THING_ROWS = THINGS.trim().split('\n');
const listOf = (cell: string): string[] => cell.split(',').map((form) => form.trim());

const compiled = new Map<TextLanguage, ReturnType<typeof compile>>();

/** A German noun also ends compounds ("Schultergurt"). */
const withTail = (form: string): string[] => (/^\p{L}{4}/u.test(form) ? [form, `*${form}`] : [form]);

const compile = (language: TextLanguage) => {
  const words = DENIALS[language];
  return {
    before: anyOf(listOf(words.before)),
    after: anyOf(listOf(words.after)),
    not: anyOf(listOf(words.not)),
    elsewhere: anyOf(listOf(DENIED_ELSEWHERE[language])),
    stop: new Set(listOf(words.stop)),
    and: new Set(listOf(words.and)),
    things: THING_ROWS.map((row) => listOf(row.replace(/^~/u, '').split('|')[LANGUAGES.indexOf(language)] ?? '')).map(
      (forms) => anyOf(language === 'de' ? forms.flatMap(withTail) : forms),
    ),
  };
};

const wordsFor = (language: TextLanguage) => {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
};

const denyingSenses: readonly Sense<string>[] = hardSenses.filter(
  ({ code, name }) => code === 'negation' || name === 'broken',
);

const restrictions: readonly Sense<string>[] = hardSenses.filter(({ code }) => code === 'restriction');

/** What denies its own beginning, and no word before it: "fungus free", "pilzfrei". */
const FREE_OF = /\p{L}{4,}(?:los|frei|lose|freie)|\p{L} (?:free|frei\p{L}*)$/u;

/** A line of words in which every denial is one word, `<` after and `>` before what it denies; `|` ends its reach. */
const marked = (line: string, language: TextLanguage, isSaid: (sense: Sense<string>) => boolean): string => {
  const { before, after, not } = wordsFor(language);
  let text = line;
  const denying = (words: string) => [before, after].some((pattern) => pattern && ` ${words} `.search(pattern) >= 0);
  // A word that contains a denial is compared as such, and denies nothing else.
  for (const sense of denyingSenses) {
    if (!isSaid(sense)) continue;
    const { strong, weak } = sense.in(language);
    if (strong) text = text.replace(strong, '#');
    if (weak) text = text.replace(weak, (words) => (denying(words) ? '#' : words));
  }
  if (not) text = text.replace(not, '#');
  if (after) text = text.replace(after, (words) => (FREE_OF.test(words) ? `| ${words} <` : '<'));
  if (before) text = text.replace(before, '>');
  return text;
};

const REACH = 4;

interface Things {
  readonly sure: ReadonlySet<number>;
  readonly denied: ReadonlySet<number>;
  readonly there: ReadonlySet<number>;
}

/** The things that a text surely denies, `near` words from the denial, those it may deny, and those that are there. */
const thingsOf = (line: string, language: TextLanguage, near: number): Things => {
  const { things, stop, and } = wordsFor(language);
  const words = wordsIn(line);
  const isDenied = words.map(() => false);
  const isNear = words.map(() => false);
  const isNext = words.map(() => false);
  type Picked = (place: number) => boolean | undefined;
  const inside = (isThing: Picked, nouns: keyof NounsOf, isPicked: Picked = isThing) => {
    const only = (is: Picked) => ` ${words.map((word, place) => (is(place) ? word : '#')).join(' ')} `;
    const text = only(isThing);
    return new Set([
      ...things.flatMap((thing, place) => (thing && text.search(thing) >= 0 ? [place] : [])),
      ...[...nounsIn(only(isPicked), language)[nouns]].map((row) => THING_ROWS.length + row),
    ]);
  };
  for (const [place, word] of words.entries()) {
    if (word !== '>' && word !== '<') continue;
    const step = word === '>' ? 1 : -1;
    let reach = REACH;
    let nearest = near;
    let next = 1;
    for (let at = place + step; reach > 0 && at >= 0 && at < words.length; at += step) {
      const passed = words[at] ?? '';
      if (stop.has(passed) || /[<>|]/u.test(passed)) break;
      const change = and.has(passed) ? 1 : -1;
      isDenied[at] = true;
      isNear[at] = nearest > 0;
      isNext[at] = next > 0;
      reach += change;
      nearest += nearest > 0 || change > 0 ? change : 0;
      next += next > 0 || change > 0 ? change : 0;
    }
  }
  return {
    sure: inside(
      (place) => isNear[place],
      'named',
      (place) => isNext[place],
    ),
    denied: inside((place) => isDenied[place], 'any'),
    there: inside((place) => !isDenied[place], 'named'),
  };
};

/** Whether a title denies anything, in any word. */
export const denies = ({ line, language }: Line): boolean =>
  countOf(marked(line, language, () => false)) > 0 ||
  denyingSenses.some((sense) => saidIn(line, sense.in(language)).any);

/** Whether a title denies in a word that no table compares ("unposted"). */
export const deniesElsewhere = ({ line, language }: Line): boolean => {
  const { elsewhere } = wordsFor(language);
  return elsewhere !== undefined && line.search(elsewhere) >= 0;
};

const isApart = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((thing) => !other.has(thing));

const hasWrapping = (things: ReadonlySet<number>): boolean =>
  [...things].some((thing) => THING_ROWS[thing]?.startsWith('~'));

/** Whether a translation denies another thing than its source, and one of which that says nothing ("no battery": "ohne Koffer"). */
const isReplaced = (before: Things, after: Things): boolean =>
  before.sure.size > 0 &&
  after.sure.size > 0 &&
  isApart(before.sure, after.denied) &&
  isApart(after.sure, before.denied) &&
  isApart(after.sure, before.there) &&
  !(hasWrapping(before.sure) && hasWrapping(after.sure));

const countOf = (line: string): number => wordsIn(line).filter((word) => word === '<' || word === '>').length;

export type DenialFinding = 'negation_missing' | 'negation_added' | 'negation_moved';

/** What joins two things that one word denies ("ohne Akku und Ladegerät"). */
const JOINT = /[,;/&+]|(?<![\p{L}\p{N}])(?:und|oder|noch|sowie|et|ou|ni|e|o|né|y|and|or|nor)(?![\p{L}\p{N}])/giu;

/** How many things more than one the words of a text may deny: "senza cavo e scatola", "cavo e scatola non inclusi". */
const jointsOf = (marks: string, text: string, language: TextLanguage): number => {
  const first = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${listOf(DENIALS[language].before).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  const denied = marks.includes(' < ') ? text : text.slice(Math.max(0, fold(text).search(first)));
  return (denied.match(JOINT) ?? []).length;
};

/**
 * Whether a translation denies as much as its source, and the same things.
 * @param text the translation as written
 */
export function changedDenials(source: Line, result: Line, text: string): DenialFinding | undefined {
  // "Bluetooth keyboard, no cable": that it is cordless says nothing of the denial beside it.
  const isDenying = countOf(marked(source.line, source.language, () => false)) > 0;
  const isInBoth = (sense: Sense<string>) => {
    const { strong, any } = saidIn(source.line, sense.in(source.language));
    return any && (strong.length > 0 || !isDenying) && saidIn(result.line, sense.in(result.language)).any;
  };
  const before = marked(source.line, source.language, isInBoth);
  const after = marked(result.line, result.language, isInBoth);
  const counts = { before: countOf(before), after: countOf(after) };
  if (counts.before > 0 && counts.after === 0) {
    // "No Pull" is "Anti-Zug"; "No Wipe" and "BPA Free" may stay.
    const names = source.line.match(/(?<= )(?:no \p{L}{3,}|\p{L}{3,} free)(?= )/gu) ?? [];
    const isNamed = names.some((name) => result.line.includes(` ${name} `));
    // "No Damage" is "unbeschädigt".
    const isAgainst =
      / anti(?:tir|trac|rutsch|slip|scivol|desli|vaho|calc|od|olor|geruch)| (?:gegen|contre|contro|contra|pas|inta[ct]t\p{L}*|un(?:be|ge|ver|zer)\p{L}+t\p{L}*) /u.test(
        after.replace(/ anti (?=(\p{L}+) )/gu, (anti, word: string) =>
          source.line.includes(` ${word} `) ? anti : ' contra ',
        ),
      );
    return isNamed || isAgainst ? undefined : 'negation_missing';
  }
  if (counts.after + jointsOf(after, text, result.language) < counts.before) return 'negation_missing';
  const { elsewhere } = wordsFor(source.language);
  // "Body only" may be "ohne Objektiv"; beside "nur" that says more.
  const only = restrictions.filter((sense) => saidIn(result.line, sense.in(result.language)).strong.length > 0);
  const open = only.reduce((text, sense) => without(text, sense.in(source.language).strong), before);
  const isElsewhere = elsewhere !== undefined && open.search(elsewhere) >= 0;
  if (counts.before === 0 && counts.after > 0) return isElsewhere ? undefined : 'negation_added';
  const denied = {
    before: thingsOf(before, source.language, 2),
    after: thingsOf(after, result.language, 1),
  };
  const isTurned = (one: Things, other: Things) =>
    [...one.sure].some((thing) => !one.there.has(thing) && other.there.has(thing) && !other.denied.has(thing));
  const isMoved =
    isTurned(denied.before, denied.after) ||
    (counts.before > 0 && isTurned(denied.after, denied.before)) ||
    isReplaced(denied.before, denied.after);
  return isMoved ? 'negation_moved' : undefined;
}

/** Words of a language that deny by their beginning, in any form. */
const UNDONE: Readonly<Record<TextLanguage, RegExp>> = {
  en: / (un(?!der|ited|ion)\p{L}{3,}(?:ed|en|ilt|orn|own|ung)) /u,
  de: / (?:un|ent|roh)\p{L}+/u,
  fr: / (?:in|im|ir|de|des|brut|nu|cru)\p{L}*(?:e|ee|es|ees|t|te|ts|tes|s)? /u,
  it: / (?:s[bcdfglmnpqrtv]\p{L}+|(?:in|ir|dis)\p{L}+[tz][oaie]|(?:grezz|crud|nud)\p{L}) /u,
  es: / (?:(?:in|ir|des|dis)\p{L}+(?:d|t)[oa]s?|(?:crud|desnud|virgen)\p{L}*) /u,
};

/** An English word like "unposted" that no table compares, of which a translation says no denial at all. */
export const lostUndone = (source: Line, result: Line): string | undefined => {
  const [, undone] = source.language === 'en' ? (source.line.match(UNDONE.en) ?? []) : [];
  if (undone === undefined || result.line.includes(` ${undone} `)) return undefined;
  if (denyingSenses.some((sense) => saidIn(` ${undone} `, sense.in('en')).any)) return undefined;
  return denies(result) || UNDONE[result.language].test(result.line) ? undefined : undone;
};
