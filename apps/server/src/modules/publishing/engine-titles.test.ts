import { createEbayConnector } from '@quayside/connector-ebay';
import { engines } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Ways in which a response is wrong although the call succeeded: one for each of the first items. */
const LIES = ['drops-number', 'html-answer', 'other-language', 'empty-answer'] as const;
const HONEST = LIES.length;
const WORDS = ['Frobnicator', 'Wibbling', 'Gromlet', 'Zorblatt', 'Flumbert'];
/** Of growing length, so that an engine that lies in turn tells each of its twelve lies about one of them. */
const GROWING = Array.from({ length: 12 }, (_, n) => `Zorblattifraxumbeg`.slice(0, n + 6));
const TITLES = [...WORDS, ...GROWING].map((word) => `Harbour ${word} Red Wooden Case 30cm`);

/** Each test has a shop of its own, whose engine has said nothing yet. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({
  isPerTest,
  catalogue: TITLES.map((title, n) => `TRN-${n},${title},Figures & Playsets,Harbour,10.50,GBP,9`),
});
const server = useTestServer(database, {
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay)],
  settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }),
});
const shop = useEbayShop(
  { database, sandbox, server },
  { isPerTest, seller: 'demo-shop-uk', singles: TITLES.length, varied: 0 },
);
const { runs } = shop;
const params = () => ({ id: shop.owner.userId, engine: 'deepl' as const });

async function preparedItems(site: Site, itemIds: readonly number[] | null = null) {
  const run = await runs.prepare('list', itemIds, [site]);
  const runItems = new Map((await runs.runItems(run.runId)).map((runItem) => [runItem.itemId, runItem]));
  return { run, runItems };
}

/** Prepares a run of one item, consents to it, and waits until it is listed. */
async function list(itemId: number) {
  const { run, runItems } = await preparedItems('DE', [itemId]);
  await runs.carryOut(run);
  expect(countOf(await runs.finished(run.runId), { outcome: 'listed' })).toBe(1);
  const runItem = runItems.get(itemId);
  return { runItem, live: (await shop.live('DE')).get(`${runItem?.sku}-DE`)?.title };
}

beforeEach(async () => {
  const body = { key: 'quayside-demo-deepl:fx', budget: 100_000 };
  await server.as(shop.owner).call(engines.update, { params: params(), body });
  server.startSender();
});

describe('a response of an engine', () => {
  it.each(LIES)('is never listed if it is wrong: %s', async (kind) => {
    const itemId = shop.itemIds[LIES.indexOf(kind)] ?? 0;
    await sandbox.control('faults', { kind, operation: 'deepl.*' });
    const { runItems } = await preparedItems('DE', [itemId]);
    const { faults } = await sandbox.control<{ faults: { hits: number }[] }>('faults');
    // For its title alone: the value of its type is known without an engine.
    expect(faults[0]?.hits).toBe(1);
    expect(runItems.get(itemId)).toMatchObject({ verdict: 'blocked', reason: 'nothing_translated', title: null });
  });

  it('is never listed if it adds or changes a side, negation, colour, condition, amount, number, brand or more', async () => {
    const itemIds = shop.itemIds.slice(WORDS.length);
    await sandbox.control('faults', { kind: 'lies-in-turn', operation: 'deepl.*' });
    const { runItems } = await preparedItems('DE', itemIds);
    expect(itemIds.map((itemId) => runItems.get(itemId)?.title)).toEqual(GROWING.map(() => null));
    expect(itemIds.map((itemId) => runItems.get(itemId)?.verdict)).toEqual(GROWING.map(() => 'blocked'));
  });

  it('is listed as it was prepared if it is right', async () => {
    const itemId = shop.itemIds[HONEST] ?? 0;
    const { runItem, live } = await list(itemId);
    expect(runItem).toMatchObject({ verdict: 'draft', reason: 'title_unseen', titleLabel: 'engine:deepl' });
    expect(runItem?.title).toMatch(/^Harbour \w+ rot Holz .*30cm$/);
    expect(live).toBe(runItem?.title);
  });

  it('is remembered only if it was right', async () => {
    await sandbox.control('faults', { kind: 'drops-number', operation: 'deepl.*' });
    await preparedItems('DE', [shop.itemIds[0] ?? 0]);
    await sandbox.clearFaults();
    await preparedItems('DE', [shop.itemIds[HONEST] ?? 0]);
    const { rows } = await database.pool.query('select origin from translation_memory where user_id = $1', [
      shop.owner.userId,
    ]);
    expect(rows).toEqual([{ origin: 'engine:deepl' }]);
  });
});
