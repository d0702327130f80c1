import { ConnectorError } from '@quayside/connector-kit';
import {
  COMPARED_TITLES,
  type EngineComparison,
  type EngineInput,
  type EngineList,
  type EngineName,
  type EngineTest,
  type EngineTestLanguage,
  unitOfEngine,
} from '@quayside/contract';
import { type EngineKey, MODEL_DAMAGED, MODEL_MISSING } from '@quayside/translation-engines';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import {
  judgeAnswer,
  loadWords,
  questionOf,
  sellerTermsOf,
  sourceLanguagesOf,
  type TitleEngine,
} from '../translations/index.ts';
import * as repository from './engines.repository.ts';
import { enteredKey } from './entered-key.ts';
import { countKeptTerms, forgetGlossaries } from './glossaries.repository.ts';
import {
  BUDGET_REACHED,
  type EnginesDeps,
  monthOf,
  operatorEngine,
  ownEngine,
  removeKeptTerms,
} from './metered-engine.ts';

const KEY_PARTS = ['key', 'secret', 'region', 'url', 'model'] as const satisfies readonly (keyof EngineKey)[];
const TEST_TEXT = { text: 'Hello world', kept: [], terms: [] };

export async function listEngines(
  { db, clock, engineUrls }: EnginesDeps,
  userId: number,
): Promise<EngineList['engines']> {
  const use = await repository.listUse(db, userId, monthOf(clock));
  const stored = await repository.listEngines(db, userId);
  const terms = await countKeptTerms(db, userId);
  return stored.map(({ engine, region, url, model, budget, state, pausedUntil, checkedAt }) => ({
    engine,
    region,
    url: engine === 'llm' ? (url ?? engineUrls.llm ?? null) : null,
    model,
    unit: unitOfEngine(engine),
    budget,
    used: use.get(engine) ?? 0,
    kept_terms: terms.get(engine) ?? 0,
    state,
    paused_until: pausedUntil?.toISOString() ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
  }));
}

/**
 * @throws engine_incomplete if there is no key yet, if Amazon lacks its secret or a valid region, or if a language model
 * lacks its address or name; engine_address_refused if its address is not public
 */
export async function saveEngine(deps: EnginesDeps, who: Who, engine: EngineName, input: EngineInput): Promise<void> {
  const { box, engineUrls } = deps;
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const before = (await repository.listEngines(tx, userId)).find((one) => one.engine === engine);
    const context = repository.keyContext(userId, engine);
    const known: EngineKey | undefined = before && JSON.parse(box.open(before.sealedKey, context));
    const key = enteredKey(engine, input, known, engineUrls.llm);
    const isSame = known && KEY_PARTS.every((part) => key[part] === known[part]);
    const sealedKey = before && isSame ? before.sealedKey : box.seal(JSON.stringify(key), context);
    if (!isSame) await forgetGlossaries(tx, userId, engine);
    const { region = null, url = null, model = null } = key;
    const after = { engine, budget: input.budget, url, model };
    await repository.saveEngine(tx, userId, { ...after, sealedKey, region });
    await recordChange(tx, who, before, after);
  });
}

/**
 * Also removes what the engine stores of the seller's terms, if the engine can be reached.
 * @throws engine_not_found
 */
export async function removeEngine(deps: EnginesDeps, who: Who, engine: EngineName): Promise<void> {
  const stored = (await repository.listEngines(deps.db, who.userId)).find((one) => one.engine === engine);
  if (!stored) throw fail('engine_not_found');
  if ((await countKeptTerms(deps.db, who.userId)).has(engine)) await removeKeptTerms(deps, who.userId, stored);
  await withTransaction(deps.db, async (tx) => {
    const removed = await repository.removeEngine(tx, who.userId, engine);
    if (!removed) throw fail('engine_not_found');
    await forgetGlossaries(tx, who.userId, engine);
    await recordChange(tx, who, removed, null);
  });
}

/**
 * Engines that are not listed follow in their present order.
 * @throws engine_not_found
 */
export async function reorderEngines({ db }: EnginesDeps, who: Who, names: readonly EngineName[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    const before = await repository.lockEngineOrder(tx, who.userId);
    if (names.some((name) => !before.includes(name))) throw fail('engine_not_found');
    const after = [...new Set([...names, ...before])];
    if (after.join() === before.join()) return;
    await repository.setEngineOrder(tx, who.userId, after);
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: who.userId,
        field: 'translation-engine',
        before: { engines: before },
        after: { engines: after },
        why: 'engines_reordered',
      },
    ]);
  });
}

type Recorded = Pick<repository.StoredEngine, 'engine' | 'budget' | 'url' | 'model'>;

const recordOf = ({ engine, budget, url, model }: Recorded) => ({
  ...{ engine, budget },
  ...(url === null ? {} : { url }),
  ...(model === null ? {} : { model }),
});

/** The history records the engine, where a language model is, and the budget; nothing about its key. */
async function recordChange(tx: Tx, who: Who, before: Recorded | undefined, after: Recorded | null): Promise<void> {
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'user',
      entityId: who.userId,
      field: 'translation-engine',
      before: before ? recordOf(before) : null,
      after: after && recordOf(after),
      why: after ? 'engine_set_up' : 'engine_removed',
    },
  ]);
}

async function requireEngine(deps: EnginesDeps, userId: number, engine: EngineName): Promise<TitleEngine> {
  const stored = (await repository.listEngines(deps.db, userId)).find((one) => one.engine === engine);
  if (!stored) throw fail('engine_not_found');
  return ownEngine(deps, userId, stored);
}

/** @throws engine_not_found */
export async function testEngine(deps: EnginesDeps, userId: number, engine: EngineName): Promise<EngineTest> {
  const asked = await requireEngine(deps, userId, engine);
  const source = TEST_TEXT.text;
  try {
    const { answers, count } = await asked.translate({ from: 'en', to: 'de', texts: [TEST_TEXT], terms: [] });
    await withTransaction(deps.db, (tx) => count(tx));
    return { state: 'works', source, answer: answers[0] ?? '', reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const state = stateOf(error);
    return { state, source, answer: null, reason: state === 'refused' ? error.message : null };
  }
}

function stateOf(error: ConnectorError): EngineTest['state'] {
  if (error.code === BUDGET_REACHED) return 'budget_reached';
  if (error.code === MODEL_MISSING || error.code === MODEL_DAMAGED) return 'no_model';
  if (error.kind === 'auth-expired') return 'key_refused';
  if (error.kind === 'rejected') return 'refused';
  return error.kind === 'rate-limited' && error.retryAt === undefined ? 'quota_used' : 'unreachable';
}

/**
 * The newest titles in another language as translated by each engine, judged as before a listing. Nothing is
 * remembered.
 * @throws engine_not_found
 */
export async function compareEngines(
  deps: EnginesDeps,
  userId: number,
  names: readonly EngineName[],
  to: EngineTestLanguage,
): Promise<EngineComparison> {
  const asked: TitleEngine[] = [];
  for (const name of names) asked.push(await requireEngine(deps, userId, name));
  const accounts = await listAccounts(deps.db, userId);
  const languageOf = await sourceLanguagesOf(deps.db, userId, accounts);
  const accountIds = accounts.filter((account) => languageOf(account) !== to).map(({ accountId }) => accountId);
  const titles = await repository.listNewestTitles(deps.db, userId, accountIds, COMPARED_TITLES);
  const answers = new Map<string, string>();
  for (const engine of asked) {
    for (const from of new Set(titles.map(languageOf))) {
      const ofLanguage = titles.filter((item) => languageOf(item) === from);
      const terms = await sellerTermsOf(deps.db, userId, from, to);
      for (const batch of engine.batchesOf(ofLanguage, (item) => questionOf(item, from, terms))) {
        try {
          const texts = batch.map((item) => questionOf(item, from, terms));
          const { answers: found, count } = await engine.translate({ from, to, texts, terms: terms.all });
          await withTransaction(deps.db, (tx) => count(tx));
          batch.forEach(({ itemId }, index) => {
            answers.set(`${engine.name} ${itemId}`, found[index] ?? '');
          });
        } catch (error) {
          if (!(error instanceof ConnectorError)) throw error;
        }
      }
    }
  }
  const words = await loadWords();
  return {
    titles: titles.map((item) => ({
      itemId: item.itemId,
      title: item.title,
      answers: names.map((engine) => {
        const answer = answers.get(`${engine} ${item.itemId}`);
        if (answer === undefined) return { engine, answer: null, problems: ['no_answer' as const], doubts: [] };
        const { hard, soft } = judgeAnswer(words, item, answer, { from: languageOf(item), to });
        return { engine, answer, problems: codesOf(hard), doubts: codesOf(soft) };
      }),
    })),
  };
}

const codesOf = <Code extends string>(findings: readonly { readonly code: Code }[]): Code[] => [
  ...new Set(findings.map(({ code }) => code)),
];

/** The engines for a business's titles, in order: its own that are usable now, then the operator's. */
export async function enginesOf(deps: EnginesDeps, userId: number): Promise<TitleEngine[]> {
  const now = deps.clock.now();
  const own = (await repository.listEngines(deps.db, userId)).filter(
    ({ state, pausedUntil }) => state !== 'key_refused' && (pausedUntil === null || pausedUntil <= now),
  );
  return Promise.all([
    ...own.map((stored) => ownEngine(deps, userId, stored)),
    ...(deps.operatorEngine ? [operatorEngine(deps, userId, deps.operatorEngine)] : []),
  ]);
}
