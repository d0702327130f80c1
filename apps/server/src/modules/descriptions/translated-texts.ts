import type { TranslatedText } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { type TextLanguage, targetLanguage } from '@quayside/text';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ChangingListings, FollowDeps, FoundListings } from '../listings/index.ts';
import type { Item } from '../products/index.ts';
import { loadWords, type SellerTerms, sellerTermsOf, sourceLanguagesOf, type Words } from '../translations/index.ts';
import { translateJob } from './descriptions.enqueue.ts';
import { type OwnText, ownTextOf } from './own-text.ts';
import { safeHtml } from './safe-html.ts';
import { listAnswers, type SentenceAnswer } from './sentences.repository.ts';
import type { Setting } from './setting.ts';
import { keepFound, keepWaits, listProblems, type Wait } from './waits.repository.ts';

type TextItem = Pick<Item, 'itemId' | 'accountId' | 'description' | 'brand'>;

/** An item's own text in the language of a site, or why it is not there. */
export interface Translated extends TranslatedText {
  /** Safe HTML; undefined unless it is shown. */
  readonly html?: string | undefined;
}

export type TranslatedOf = (item: TextItem) => Translated | undefined;

/** An item with its own text as an engine is asked for it. */
export interface AskedItem {
  readonly item: TextItem;
  readonly from: TextLanguage;
  readonly terms: SellerTerms;
  readonly own: OwnText;
}

/** The items whose own text is in another language than the site's, and says something. */
export async function loadAskedItems(
  db: Db,
  userId: number,
  items: readonly TextItem[],
  site: Site,
): Promise<AskedItem[]> {
  const { language } = siteFacts(site);
  const languageOf = await sourceLanguagesOf(db, userId, items);
  const terms = new Map<TextLanguage, SellerTerms>();
  const asked: AskedItem[] = [];
  for (const item of items) {
    const from = languageOf(item);
    if (from === targetLanguage(language)) continue;
    const known = terms.get(from) ?? (await sellerTermsOf(db, userId, from, language));
    terms.set(from, known);
    const own = ownTextOf(item, from, known);
    if (own.sentences.length > 0) asked.push({ item, from, terms: known, own });
  }
  return asked;
}

const NONE: TranslatedOf = () => undefined;

/** The own texts of items for a site, as far as the chosen engine has translated them. Asks nobody. */
export async function translatedTexts(
  db: Db,
  userId: number,
  items: readonly TextItem[],
  site: Site,
  { engine }: Pick<Setting, 'engine'>,
): Promise<TranslatedOf> {
  if (engine === null) return NONE;
  const asked = await loadAskedItems(db, userId, items, site);
  const { language } = siteFacts(site);
  const hashes = new Set(asked.flatMap(({ own }) => own.sentences.map(({ hash }) => hash)));
  const answers = await listAnswers(db, { userId, engine, language }, [...hashes]);
  const itemIds = asked.map(({ item }) => item.itemId);
  const problems = await listProblems(db, userId, site, itemIds);
  const words = await loadWords();
  const made = new Map(
    asked.map(({ item, own }): [number, Translated] => {
      const { promises } = own;
      const found = outcomeOf(words, own, answers, targetLanguage(language));
      const state = found.state === 'waiting' ? (problems.get(item.itemId) ?? 'waiting') : found.state;
      return [item.itemId, { engine, promises, ...found, state }];
    }),
  );
  return ({ itemId }) => made.get(itemId);
}

function outcomeOf(
  words: Words,
  own: OwnText,
  answers: ReadonlyMap<string, SentenceAnswer>,
  to: TextLanguage,
): Pick<Translated, 'state' | 'refused' | 'html'> {
  for (const { hash, question } of own.sentences) {
    const known = answers.get(hash);
    if (!known?.problem) continue;
    const { problem, answer } = known;
    return { state: 'refused', refused: { sentence: question.text, answer, problem } };
  }
  if (own.sentences.some(({ hash }) => !answers.has(hash))) return { state: 'waiting', refused: null };
  const sources = own.sentences.map(({ question }) => question.text);
  const results = own.sentences.map(({ hash }) => answers.get(hash)?.answer ?? '');
  // Each sentence may be too short to tell its language.
  if (words.areInOtherLanguage(sources, results, to)) {
    const [sentence = ''] = sources;
    const [answer = ''] = results;
    return { state: 'refused', refused: { sentence, answer, problem: 'other_language' } };
  }
  const { html } = safeHtml(own.write((hash) => answers.get(hash)?.answer ?? ''));
  return { state: 'shown', refused: null, html };
}

/** What a seller is told of it. */
export const viewOf = ({ engine, state, refused, promises }: Translated): TranslatedText => ({
  ...{ engine, state, refused, promises },
});

/** Whether the text may still come. */
export const isAwaited = (text: Pick<TranslatedText, 'state'> | undefined): boolean =>
  text !== undefined && text.state !== 'shown' && text.state !== 'refused';

/** Has texts translated in the background; their listings are sent again with them. */
export async function wantTranslations(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  userId: number,
  waits: readonly Wait[],
): Promise<void> {
  if (waits.length === 0) return;
  const added = await keepWaits(tx, userId, waits);
  if (added > 0) await jobs.enqueue(tx, translateJob, { userId }, { key: `${userId}` });
}

/** Has the texts of live listings translated in the background. @returns the listings found, recorded before or not */
export async function keepTranslated(
  tx: Tx,
  { jobs }: FollowDeps,
  userId: number,
  found: FoundListings,
): Promise<ChangingListings> {
  const kept = await keepFound(tx, userId, found);
  if (kept.live > 0) await jobs.enqueue(tx, translateJob, { userId }, { key: `${userId}` });
  return kept;
}
