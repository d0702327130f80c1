import { createOfflineTranslator } from '@quayside/translation-engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBox } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { titlesFor, titlesOfRun } from '../translations/index.ts';
import { enginesOf } from './engines.service.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const log = createLog({ name: 'test', level: 'silent' });
const METER = 'operator:llm';

/** Titles of the sandbox's catalogue, with their brand and the translation that its model knows. */
const KNOWN: readonly (readonly [title: string, brand: string, german: string])[] = [
  [
    'Ollerton Cast Iron Casserole Dish with Lid 4.7L Oval Oven Safe Deep Teal',
    'Ollerton',
    'Ollerton Gusseisen-Bräter mit Deckel 4,7 L oval backofenfest dunkelpetrol',
  ],
  [
    'Hearthwell Non-Stick Frying Pan Set of 3 - 20cm 24cm 28cm Induction and Gas',
    'Hearthwell',
    'Hearthwell Antihaft-Bratpfannen 3er-Set 20 cm 24 cm 28 cm für Induktion und Gas',
  ],
  [
    'Crumb & Copper 12 Cup Muffin Tray Heavy Gauge Steel 35 x 27cm',
    'Crumb & Copper',
    'Crumb & Copper Muffinblech für 12 Muffins starkwandiger Stahl 35 x 27 cm',
  ],
  [
    'Crumb & Copper Silicone Bread Loaf Mould 900g BPA Free Grey',
    'Crumb & Copper',
    'Crumb & Copper Silikon-Brotbackform 900 g BPA-frei grau',
  ],
  [
    'Tinderby Pizza Stone 33cm Cordierite with Bamboo Paddle',
    'Tinderby',
    'Tinderby Pizzastein 33 cm Cordierit mit Pizzaschieber aus Bambus',
  ],
];
const ITEMS = KNOWN.map(([title, brand], at) => ({
  itemId: at + 1,
  accountId: 1,
  title,
  brand,
  attributes: { Material: ['Steel'] },
  categoryId: null,
  categoryPath: ['Kitchen'],
  platform: 'ebay' as const,
  sku: `S${at}`,
  mpn: null,
  units: [],
}));
const GERMAN = KNOWN.map(([, , german]) => german);
let userId = 0;

const deps = (budget = 100_000) => ({
  db: database.db,
  clock: systemClock,
  box: testBox,
  engineUrls: { llm: `${sandbox.url}/engines/llm` },
  offline: createOfflineTranslator({ folder: '' }),
  operatorEngine: { engine: 'llm' as const, key: { key: 'quayside-demo-llm', model: 'quayside-demo-model' }, budget },
});
/** The German titles without engines, and with the language model. */
async function prepare(budget?: number) {
  const known = await titlesFor(database.db, userId, ITEMS, ['DE'], 80);
  const before = ITEMS.map(({ itemId }) => known.get(itemId)?.get('DE'));
  const engines = await enginesOf(deps(budget), userId);
  const titles = await titlesOfRun({ db: database.db, log, engines }, userId, ITEMS, ['DE'], 80);
  return { before, after: ITEMS.map(({ itemId }) => titles.get(itemId)?.get('DE')) };
}
const titlesOf = (titles: Awaited<ReturnType<typeof prepare>>['after']) =>
  titles.map((title) => (title?.ok ? title.title : undefined));
const useOf = async () => {
  const { rows } = await database.pool.query(
    'select used::int, reserved::int from translation_engine_use where user_id = $1 and engine = $2',
    [userId, METER],
  );
  return rows[0] as { used: number; reserved: number } | undefined;
};
/** How often the model was asked since the sandbox started. */
const calls = async () => {
  const answer = await fetch(`${sandbox.url}/control/api/requests?limit=1000`);
  const { requests } = (await answer.json()) as { requests: { operation: string }[] };
  return requests.filter(({ operation }) => operation === 'llm.chat').length;
};
const fault = (kind: string, more: object = {}) =>
  sandbox.control('faults', { kind, operation: 'llm.*', ms: 200, ...more });

beforeEach(async () => {
  userId = await buildSeller(database.db);
  await sandbox.clearFaults();
});

describe('the operator’s language model', () => {
  it('translates titles of several items in one call, and the tokens that it used are counted', async () => {
    const asked = await calls();
    const { after } = await prepare();
    expect(titlesOf(after)).toEqual(GERMAN);
    expect(after.map((title) => (title?.ok ? title.label : undefined))).toEqual(GERMAN.map(() => 'engine:llm'));
    expect((await calls()) - asked).toBe(1);
    const use = await useOf();
    expect(use?.reserved).toBe(0);
    expect(use?.used).toBeGreaterThan(300);
    expect(use?.used).toBeLessThan(5_000);
  });

  it('is not asked when its budget of tokens would not suffice', async () => {
    const asked = await calls();
    const { before, after } = await prepare(500);
    expect(after).toEqual(before);
    expect(await calls()).toBe(asked);
  });

  it.each(['drops-number', 'html-answer', 'other-language', 'long-answer', 'rows-swapped', 'rows-half', 'cut-short'])(
    'is asked once more, with the reason, when its first answer cannot be used: %s',
    async (kind) => {
      await fault(kind, { count: 1 });
      expect(titlesOf((await prepare()).after)).toEqual(GERMAN);
    },
  );

  it.each([
    ...['drops-number', 'html-answer', 'other-language', 'empty-answer', 'long-answer', 'cut-short', 'refused'],
    ...['rows-twice', 'rows-swapped', 'rows-mixed', 'quota-used', 'throttle-429', 'revoked-token', 'drop-after-work'],
  ])('lets no wrong title into a listing however often it lies: %s', async (kind) => {
    await fault(kind);
    const { before, after } = await prepare();
    const wrong = after.filter((title, at) => {
      const isAsBefore = JSON.stringify(title) === JSON.stringify(before[at]);
      return !isAsBefore && !(title?.ok && title.title === GERMAN[at]);
    });
    expect(wrong).toEqual([]);
    // What a lie left behind would be found here.
    const known = await titlesFor(database.db, userId, ITEMS, ['DE'], 80);
    expect(titlesOf(ITEMS.map(({ itemId }) => known.get(itemId)?.get('DE')))).toEqual(titlesOf(after));
  });

  it.each(['slow', 'rows-reordered', 'rows-more'])('gives each title its own translation: %s', async (kind) => {
    await fault(kind);
    expect(titlesOf((await prepare()).after)).toEqual(GERMAN);
  });
});
