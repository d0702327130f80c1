import type { Site } from '@quayside/kernel';
import { type TextLanguage, type TitleTarget, targetLanguage } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { askWithReasons } from './ask-with-reasons.ts';
import { askInOrder, type EngineDeps, type TitleEngine } from './engine.service.ts';
import { type EngineQuestion, questionOf } from './engine-question.ts';
import { judgeAnswer } from './judge-answers.ts';
import { createKnownWords, VALUE_LIMIT } from './known-words.ts';
import { loadWords, type Words } from './load-words.ts';
import { hashOfTerms, isSameHash, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
import { targetOf } from './title-target.ts';
import { listValueAnswers, rememberValues, type ValueAnswer } from './value-memory.repository.ts';

/** A value of a specific that a listing on a site states in words. */
export interface SaidValue {
  readonly from: TextLanguage;
  readonly site: Site;
  readonly value: string;
}

/** A value that only an engine, or a person, can say. */
export interface WantedValue {
  readonly value: string;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** Both languages, as a key. */
  readonly pair: string;
  readonly question: EngineQuestion;
  readonly keys: readonly string[];
}

/** A value in a site's language; undefined if it is in another and no name. */
export type SayValue = (value: string) => string | undefined;

/** Values on listings are shorter; a text is no value. */
const LONGEST_ASKED = 65;
const HAS_WORDS = /\p{L}{2}/u;
const plain = (value: string) => value.replace(/\s+/gu, ' ').trim();

interface Known {
  readonly terms: SellerTerms;
  readonly answers: ReadonlyMap<string, ValueAnswer>;
}

/** By pair of languages: the seller's terms, and what engines said of these values. */
async function readKnown(db: Db, userId: number, said: readonly SaidValue[]): Promise<Map<string, Known>> {
  const groups = new Map<string, { from: TextLanguage; to: TitleTarget; values: Set<string> }>();
  for (const { from, site, value } of said) {
    const to = targetOf(site);
    if (from === targetLanguage(to)) continue;
    const group = groups.get(`${from} ${to}`) ?? { from, to, values: new Set() };
    groups.set(`${from} ${to}`, group);
    group.values.add(plain(value));
  }
  const known = new Map<string, Known>();
  for (const [pair, { from, to, values }] of groups) {
    const terms = await sellerTermsOf(db, userId, from, to);
    known.set(pair, { terms, answers: await listValueAnswers(db, userId, { from, to }, [...values]) });
  }
  return known;
}

/** What was answered with the terms that the seller has now. */
function currentAnswer({ terms, answers }: Known, value: string): ValueAnswer | undefined {
  const answer = answers.get(value);
  return answer && isSameHash(answer.askedTerms, hashOfTerms(terms.in(value))) ? answer : undefined;
}

/** The values that neither the list of frequent ones nor an earlier answer says, each once per language. */
export async function wantedValues(db: Db, userId: number, said: readonly SaidValue[]): Promise<WantedValue[]> {
  const known = await readKnown(db, userId, said);
  const words = await loadWords();
  const wanted = new Map<string, WantedValue>();
  for (const { from, site, value: given } of said) {
    const value = plain(given);
    const to = targetOf(site);
    const pair = `${from} ${to}`;
    const place = known.get(pair);
    if (!place || wanted.has(`${pair} ${value}`) || value.length > LONGEST_ASKED || !HAS_WORDS.test(value)) continue;
    if (createKnownWords(words, from, site, VALUE_LIMIT)(value) !== undefined || currentAnswer(place, value)) continue;
    const question = questionOf({ title: value, brand: null }, from, place.terms);
    wanted.set(`${pair} ${value}`, { value, from, to, pair, question, keys: [`value ${value}`] });
  }
  return [...wanted.values()];
}

/**
 * Asks engines for the values that nothing known says. Each answer is checked like a title and remembered, so that a
 * value is paid once; what an engine gets wrong is asked of the next one.
 */
export async function translateValues(deps: EngineDeps, userId: number, said: readonly SaidValue[]): Promise<void> {
  if (deps.engines.length === 0) return;
  const wanted = await wantedValues(deps.db, userId, said);
  await askInOrder(deps, wanted, (engine, batch) => askBatch(deps, engine, userId, batch));
}

async function askBatch(
  { db }: EngineDeps,
  engine: TitleEngine,
  userId: number,
  batch: readonly WantedValue[],
): Promise<readonly boolean[]> {
  const [first] = batch;
  if (!first) return [];
  const { from, to } = first;
  const texts = batch.map(({ question }) => question);
  const terms = (await sellerTermsOf(db, userId, from, to)).all;
  const words = await loadWords();
  const { answers, count } = await askWithReasons(
    engine,
    { from, to, texts, terms, limit: VALUE_LIMIT, kind: 'text' },
    (answer, index) => judge(words, batch[index], answer),
  );
  const judged = batch.map((one, index): ValueAnswer => {
    const answer = plain(answers[index] ?? '');
    const problem = judge(words, one, answer)[0]?.code ?? null;
    return { source: one.value, engine: engine.name, answer, problem, askedTerms: hashOfTerms(one.question.terms) };
  });
  await withTransaction(db, async (tx) => {
    await rememberValues(tx, userId, { from, to }, judged);
    await count(tx);
  });
  return judged.map(({ problem }) => problem === null);
}

/** What keeps an answer from being listed. A value that an engine leaves as it is must be a name. */
function judge(
  words: Words,
  asked: WantedValue | undefined,
  answer: string,
): readonly { readonly code: string; readonly detail: string }[] {
  if (!asked) return [];
  const { value, from, to, question } = asked;
  const languages = { from, to: targetLanguage(to) };
  const { hard } = judgeAnswer(words, { title: value, brand: null }, answer, languages, question.terms);
  if (hard.length > 0) return hard;
  if ([...answer].length > VALUE_LIMIT) return [{ code: 'too_long', detail: answer }];
  const isLeft = answer.toLowerCase() === value.toLowerCase() && !words.isNameIn(value, from, to);
  return isLeft ? [{ code: 'untranslated', detail: value }] : [];
}

/**
 * Says values in the languages of sites: from the list of frequent ones, else as an engine said it, else as it is if it
 * is a name. No engine is asked here.
 * @param said the values that will be said
 */
export async function createValueSayer(
  db: Db,
  userId: number,
  said: readonly SaidValue[],
): Promise<(from: TextLanguage, site: Site) => SayValue> {
  const known = await readKnown(db, userId, said);
  const words = await loadWords();
  return (from, site) => {
    const to = targetOf(site);
    const frequent = createKnownWords(words, from, site, VALUE_LIMIT);
    const place = known.get(`${from} ${to}`);
    return (value) => {
      const answer = place && currentAnswer(place, plain(value));
      const found = frequent(value) ?? (answer?.problem === null ? answer.answer : undefined);
      return found ?? (words.isNameIn(value, from, to) ? value : undefined);
    };
  };
}
