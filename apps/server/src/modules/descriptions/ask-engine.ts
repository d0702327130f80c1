import { type Clock, ConnectorError, mapBounded } from '@quayside/connector-kit';
import { type Site, siteFacts } from '@quayside/kernel';
import type { TitleTarget } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { whyUnasked } from '../engines/index.ts';
import { judgeSentence, loadWords, type TitleEngine, type Words } from '../translations/index.ts';
import type { Sentence } from './own-text.ts';
import { type AnswerPlace, listAnswers, rememberAnswers, type SentenceAnswer } from './sentences.repository.ts';
import type { AskedItem } from './translated-texts.ts';
import type { Unasked } from './waits.repository.ts';

/** Calls in parallel, as for titles. */
const CALLS_AT_ONCE = 4;

type Asked = Pick<AskedItem, 'from' | 'terms'> & { readonly brand: string | null; readonly sentence: Sentence };

/**
 * Asks an engine for the sentences of items that it has not answered yet, each once. Every answer is judged and remembered together with
 * its characters. @returns why some could not be asked
 */
export async function askForSentences(
  deps: { readonly db: Db; readonly clock: Clock },
  engine: TitleEngine,
  place: AnswerPlace,
  items: readonly AskedItem[],
): Promise<Unasked | undefined> {
  const wanted = new Map<string, Asked>();
  for (const { item, from, terms, own } of items) {
    for (const sentence of own.sentences) {
      if (!wanted.has(sentence.hash)) wanted.set(sentence.hash, { from, terms, brand: item.brand, sentence });
    }
  }
  for (const hash of (await listAnswers(deps.db, place, [...wanted.keys()])).keys()) wanted.delete(hash);
  let unasked: Unasked | undefined;
  for (const from of new Set([...wanted.values()].map((one) => one.from))) {
    const ofLanguage = [...wanted.values()].filter((one) => one.from === from);
    const batches = engine.batchesOf(ofLanguage, ({ sentence }) => sentence.question);
    await refuse(deps, place, missingIn(ofLanguage, batches), 'too_long');
    await mapBounded(batches, CALLS_AT_ONCE, async (batch) => {
      if (unasked !== undefined) return;
      unasked = (await askBatch(deps, engine, place, batch)) ?? unasked;
    });
  }
  return unasked;
}

async function askBatch(
  deps: { readonly db: Db; readonly clock: Clock },
  engine: TitleEngine,
  place: AnswerPlace,
  batch: readonly Asked[],
): Promise<Unasked | undefined> {
  const [first] = batch;
  if (!first) return undefined;
  const { from, terms } = first;
  const to = place.language;
  try {
    const texts = batch.map(({ sentence }) => sentence.question);
    const { answers, count } = await engine.translate({ from, to, texts, terms: terms.all, kind: 'text' });
    const words = await loadWords();
    const judged = batch.map((asked, index) => judge(words, asked, answers[index] ?? '', to));
    await withTransaction(deps.db, async (tx) => {
      await rememberAnswers(tx, place, judged, deps.clock.now());
      await count(tx);
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    if (error.kind !== 'rejected') return whyUnasked(error);
    // It did nothing, and would not the next time.
    await refuse(deps, place, batch, 'refused');
    return undefined;
  }
}

function judge(
  words: Words,
  { sentence: { hash, question }, brand, from }: Asked,
  said: string,
  to: TitleTarget,
): SentenceAnswer {
  const answer = said.replace(/\s+/g, ' ').trim();
  const problem = judgeSentence(words, question.text, answer, { brand, from, to }) ?? null;
  return { hash, answer, problem };
}

async function refuse(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  place: AnswerPlace,
  asked: readonly Asked[],
  problem: 'too_long' | 'refused',
): Promise<void> {
  if (asked.length === 0) return;
  const answers = asked.map(({ sentence: { hash } }) => ({ hash, answer: '', problem }));
  await withTransaction(db, (tx) => rememberAnswers(tx, place, answers, clock.now()));
}

function missingIn(asked: readonly Asked[], batches: readonly (readonly Asked[])[]): Asked[] {
  const there = new Set(batches.flat());
  return asked.filter((one) => !there.has(one));
}

export const answerPlace = (userId: number, site: Site, engine: AnswerPlace['engine']): AnswerPlace => ({
  ...{ userId, engine },
  language: siteFacts(site).language,
});
