import { contract } from '@quayside/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { JudgedItem } from '../../src/modules/facts/index.ts';
import { insertRunItems } from '../../src/modules/publishing/run-items.repository.ts';
import { insertRun, updateRun } from '../../src/modules/publishing/runs.repository.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import { useHostileWorld } from './setup.ts';

/* Two tabs, a double click, a lost response: identical or contrary requests at the same time. Exactly one of them takes effect. */

const world = useHostileWorld();
const { publishing, imports, pricing, glossary } = contract;
const as = () => world.server.as(world.mine.login);
const params = (runId: number) => ({ id: world.mine.login.userId, runId });
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

async function preparedRun(): Promise<number> {
  const { account, itemIds, login } = world.mine;
  const { userId, accountId } = account;
  const runItem = (itemId: number): JudgedItem => ({
    itemId,
    site: 'IT',
    verdict: 'ready',
    reason: null,
    title: 'Trenino di legno',
    titleLabel: 'memory',
    homeTitle: null,
    dropped: [],
    price: null,
    quantity: 5,
    categoryId: '19019',
  });
  return withTransaction(world.db, async (tx) => {
    const facts = { itemsTotal: itemIds.length, requestedBy: login.loginId, createdAt: new Date() };
    const selection = { accountId };
    const runId = await insertRun(tx, { userId, accountId, kind: 'list', selection, sites: ['IT'], ...facts });
    await insertRunItems(tx, userId, runId, itemIds.map(runItem));
    await updateRun(tx, userId, runId, { state: 'prepared' });
    return runId;
  });
}

const consent = () => ({ allowDrafts: false, expected: world.mine.itemIds.length });
const confirm = (runId: number) => as().send(publishing.confirm, { params: params(runId), body: consent() });
const cancel = (runId: number) => as().send(publishing.cancel, { params: params(runId) });

async function countOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(world.db)).rows[0]?.n ?? 0;
}
const consentsTo = (runId: number) =>
  countOf(
    sql`select count(*)::int as n from history where entity = 'run' and entity_id = ${runId} and field = 'consent'`,
  );
const jobsOf = (runId: number) =>
  countOf(
    sql`select count(*)::int as n from jobs.job where name = 'publishing.carry-out' and data->>'runId' = ${String(runId)}`,
  );

describe('concurrently', () => {
  it('a run confirmed five times is confirmed once, and every request reports that', async () => {
    const runId = await preparedRun();
    const answers = await times(5, () => confirm(runId));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect([await consentsTo(runId), await jobsOf(runId)]).toEqual([1, 1]);
  });

  it('a run confirmed and cancelled carries out nothing that was cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const runId = await preparedRun();
      const [confirmed, cancelled] = await Promise.all([confirm(runId), cancel(runId)]);
      expect([200, 409]).toContain(confirmed.statusCode);
      expect(cancelled.statusCode).toBe(200);
      await world.server.runJob('publishing.carry-out', { userId: world.mine.login.userId, runId });
      const view = await as().call(publishing.get, { params: params(runId) });
      expect(view.state).toBe('cancelled');
      expect(view.counts.map((count) => count.outcome)).not.toContain('queued');
    }
  });

  it('a run cancelled five times is cancelled once', async () => {
    const runId = await preparedRun();
    const statuses = (await times(5, () => cancel(runId))).map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
  });

  it('an account imported five times is imported once', async () => {
    const body = { accountId: world.mine.account.accountId };
    const answers = await times(5, () => as().send(imports.create, { params: { id: world.mine.login.userId }, body }));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('a term added five times is added once', async () => {
    const body = { src_text: 'Buoy', dst_text: 'Boje', src_lang: 'en', dst_lang: 'de' };
    const answers = await times(5, () => as().send(glossary.create, { params: { id: world.mine.login.userId }, body }));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('several manual prices leave one of them, and the history ends with that price', async () => {
    const [itemId = 0] = world.mine.itemIds;
    const input = (minor: number) => ({
      params: { id: world.mine.login.userId, itemId },
      body: { prices: [{ site: 'DE' as const, minor, enabled: true as const }], expected: 1 },
    });
    const answers = await times(6, (index) => as().send(pricing.setManual, input(1_000 + index)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rows } = await sql<{ live: number; desired: number; manual: number; recorded: number }>`
      select l.price_minor as live, (d.payload->>'minor')::int as desired, m.price_minor as manual,
        (select (after->>'minor')::int from history h
          where h.item_id = ${itemId} and h.field = 'manual-price' order by history_id desc limit 1) as recorded
      from listings l
      join manual_prices m on m.user_id = l.user_id and m.item_id = l.item_id and m.site = l.site
      join desired_states d on d.user_id = l.user_id and d.item_id = l.item_id and d.site = l.site and d.change_kind = 'price'
      where l.item_id = ${itemId} and l.site = 'DE'`.execute(world.db);
    const [row] = rows;
    expect(new Set([row?.live, row?.desired, row?.manual, row?.recorded]).size).toBe(1);
  });
});
