import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countedValues, createValues, readValues, setValues } from '../../../test/counted-values.ts';
import { dyingAt } from '../../../test/dying-at.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { createLog } from '../../platform/log.ts';
import type { Actor } from '../history/index.ts';
import { listRows } from './change-rows.repository.ts';
import { findChange } from './changes.repository.ts';
import { cancelChange, changeRows, confirmChange, prepareChange, retryChange, undoChange } from './changes.service.ts';
import { removeOld, type WorkDeps, workOnAll, workOnChange } from './work-on-change.ts';

/* The mechanism of previewed changes, with a kind that adds to numbers. */

const database = useTestDatabase();
const clock = createMovableClock('2026-11-01T12:00:00Z');
const kinds = new Map([[countedValues.name, countedValues]]);
const actor: Actor = { kind: 'login', id: 1 };
let userId: number;
let enqueued: object[];

const depsOn = (db: Db): WorkDeps => ({
  ...{ db, clock, kinds, log: createLog({ name: 'test', level: 'silent' }) },
  jobs: {
    async enqueue(_tx, _job, payload) {
      enqueued.push(payload);
    },
  },
});
const deps = () => depsOn(database.db);
const signal = new AbortController().signal;
const work = (changeId: number, isLastAttempt = false, on = deps()) =>
  workOnChange(on, { userId, changeId }, { signal, isLastAttempt, noteProgress: async () => undefined });
const prepare = async (settings: { add: number; poison?: number; fails?: number }) => {
  const { changeId } = await prepareChange(deps(), countedValues, { userId, settings, actor });
  await work(changeId);
  return changeId;
};
const stored = async (changeId: number) => {
  const change = await findChange(database.db, { userId, changeId });
  if (!change) throw new Error(`There is no change ${changeId}`);
  return change;
};
const confirm = (changeId: number, expected: number) => confirmChange(deps(), { userId, changeId }, expected, actor);
const carryOut = async (settings: Parameters<typeof prepare>[0], expected: number) => {
  const changeId = await prepare(settings);
  await confirm(changeId, expected);
  await work(changeId);
  return changeId;
};
const undo = async (changeId: number) => {
  const undoing = (await undoChange(deps(), await stored(changeId), actor)).changeId;
  await work(undoing);
  return undoing;
};
const rowsOf = async (
  changeId: number,
  filter: { state?: 'skipped' | 'refused' | 'done' | 'failed'; query?: string } = {},
) => listRows(database.db, { userId, changeId }, { ...filter, after: 0, limit: 20_000 });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `n${String(at).padStart(6, '0')}`, value: at }));
const values = () => readValues(database.db, userId);
const entries = async () => {
  const { rows } = await sql<{ groups: number; lines: number }>`
    select count(distinct group_id) as groups, count(*) filter (where group_id is not null) as lines from history
    where user_id = ${userId}`.execute(database.db);
  return rows[0];
};

beforeAll(() => createValues(database.db));
beforeEach(async () => {
  enqueued = [];
  userId = await buildSeller(database.db);
});

describe('a previewed change', () => {
  it('changes nothing before consent, and then exactly the rows that it showed', async () => {
    await setValues(database.db, userId, [
      ...numbered(3),
      { name: 'below', value: -50 },
      { name: 'much', value: 999_999 },
    ]);
    const changeId = await prepare({ add: 10 });
    expect((await values()).get('n000001')).toBe(1);
    expect((await stored(changeId)).totals).toEqual({ ready: 3, 'refused:outdated': 1, 'warned:live': 1 });
    expect(enqueued).toEqual([expect.objectContaining({ userId, changeId })]);
    await setValues(database.db, userId, [{ name: 'later', value: 1 }]);
    const { counts, state } = await confirm(changeId, 4);
    expect(state).toBe('done');
    expect(counts).toMatchObject({ ready: 0, warned: 0, refused: 1, done: 4 });
    expect(Object.fromEntries(await values())).toEqual({
      ...{ n000000: 10, n000001: 11, n000002: 12 },
      ...{ below: -50, much: 1_000_009, later: 1 },
    });
    expect(await entries()).toEqual({ groups: 1, lines: 4 });
  });

  it('refuses consent to another number, a second consent, and one beside another in the lane', async () => {
    await setValues(database.db, userId, numbered(300));
    const [first, second] = [await prepare({ add: 1 }), await prepare({ add: 2 })];
    await expect(confirm(first, 299)).rejects.toMatchObject({ code: 'change_differs', vars: { actual: 300 } });
    expect((await confirm(first, 300)).state).toBe('applying');
    await expect(confirm(first, 300)).rejects.toMatchObject({ code: 'change_not_ready' });
    await expect(confirm(second, 300)).rejects.toMatchObject({ code: 'change_in_way' });
    await work(first);
    expect((await confirm(second, 300)).state).toBe('applying');
  });

  it('skips rows that moved or are gone since the preview, and says why', async () => {
    await setValues(database.db, userId, numbered(4));
    const changeId = await prepare({ add: 100 });
    await setValues(database.db, userId, [{ name: 'n000001', value: 7 }]);
    await sql`delete from test_values where user_id = ${userId} and name = 'n000002'`.execute(database.db);
    await confirm(changeId, 4);
    const skipped = (await rowsOf(changeId, { state: 'skipped' })).map(({ key, reason }) => [key, reason]);
    expect(skipped).toEqual([
      ['n000001', 'moved'],
      ['n000002', 'gone'],
    ]);
    expect((await stored(changeId)).totals).toEqual({ done: 2, 'skipped:moved': 1, 'skipped:gone': 1 });
    expect((await values()).get('n000001')).toBe(7);
  });

  it('finds rows by what they show, in the spelling of other keyboards', async () => {
    await setValues(database.db, userId, [
      { name: 'Müller', value: 41 },
      { name: 'Barrow', value: 7 },
    ]);
    const changeId = await prepare({ add: 1_000 });
    const found = async (query: string) => (await rowsOf(changeId, { query })).map(({ label }) => label);
    expect(await found('MUELLER')).toEqual(['Müller']);
    expect(await found('1007')).toEqual(['Barrow']);
    expect(await found('nobody')).toEqual([]);
  });

  it('of rows that were shown elsewhere is carried out at once', async () => {
    await setValues(database.db, userId, numbered(2));
    const row = (key: string, before: number) => ({
      key,
      itemId: null,
      site: null,
      sku: null,
      label: key,
      before,
      after: 50,
    });
    const given = { userId, settings: { add: 0 }, actor };
    const view = await changeRows(deps(), countedValues, given, async () => [row('n000000', 0), row('n000001', 9)]);
    expect(view).toMatchObject({ state: 'done', counts: { done: 1, skipped: 1 } });
    expect(Object.fromEntries(await values())).toEqual({ n000000: 50, n000001: 1 });
  });
});

describe('ten thousand rows', () => {
  it('are found, carried out and undone in steps, each once, by two workers', { timeout: 600_000 }, async () => {
    const many = numbered(10_000);
    await setValues(database.db, userId, many);
    const { changeId, state } = await prepareChange(deps(), countedValues, { userId, settings: { add: 5 }, actor });
    expect(state).toBe('preparing');
    await Promise.all([work(changeId), work(changeId)]);
    expect((await confirm(changeId, 10_000)).counts).toMatchObject({ ready: 9_750, done: 250 });
    await Promise.all([work(changeId), work(changeId)]);
    expect([...(await values()).values()]).toEqual(many.map(({ value }) => value + 5));
    expect(await entries()).toEqual({ groups: 1, lines: 10_000 });
    const undoing = await undo(changeId);
    await confirm(undoing, 10_000);
    await Promise.all([work(undoing), work(undoing)]);
    expect([...(await values()).values()]).toEqual(many.map(({ value }) => value));
  });
});

describe('a stopped change', () => {
  it('keeps what it did, which can be undone; the rest stays as it was', async () => {
    await setValues(database.db, userId, numbered(300));
    const changeId = await prepare({ add: 1_000 });
    await confirm(changeId, 300);
    const view = await cancelChange(deps(), { userId, changeId });
    expect(view).toMatchObject({ state: 'cancelled', expected: 50, counts: { done: 250 } });
    await work(changeId);
    expect([...(await values()).values()].filter((value) => value >= 1_000)).toHaveLength(250);
    const undoing = await undo(changeId);
    await confirm(undoing, 250);
    expect([...(await values()).values()]).toEqual(numbered(300).map(({ value }) => value));
    await expect(cancelChange(deps(), { userId, changeId })).rejects.toMatchObject({ code: 'change_not_ready' });
    await expect(retryChange(deps(), { userId, changeId })).rejects.toMatchObject({ code: 'change_not_ready' });
  });

  it('cannot be confirmed any more if it was only a preview', async () => {
    await setValues(database.db, userId, numbered(2));
    const changeId = await prepare({ add: 1 });
    await cancelChange(deps(), { userId, changeId });
    await expect(confirm(changeId, 2)).rejects.toMatchObject({ code: 'change_not_ready' });
    await expect(undo(changeId)).rejects.toMatchObject({ code: 'change_not_ready' });
  });
});

describe('rows that fail', () => {
  it('are reported by their kind, and only they are repeated', async () => {
    await setValues(database.db, userId, numbered(5));
    const changeId = await carryOut({ add: 10, fails: 12 }, 5);
    expect((await stored(changeId)).totals).toEqual({ done: 4, 'failed:error': 1 });
    expect(await entries()).toEqual({ groups: 1, lines: 4 });
    await sql`update changes set settings = '{"add": 10}' where user_id = ${userId}`.execute(database.db);
    expect(await retryChange(deps(), { userId, changeId })).toMatchObject({
      state: 'done',
      counts: { done: 5, failed: 0 },
    });
    expect(await entries()).toEqual({ groups: 1, lines: 5 });
    await expect(retryChange(deps(), { userId, changeId })).rejects.toMatchObject({ code: 'change_not_ready' });
  });

  it('in the database stop the others only until the last attempt', async () => {
    await setValues(database.db, userId, numbered(600));
    const changeId = await prepare({ add: 10, poison: 310 });
    expect((await confirm(changeId, 600)).counts.done).toBe(250);
    await expect(work(changeId)).rejects.toThrow();
    expect((await stored(changeId)).state).toBe('applying');
    await work(changeId, true);
    expect((await stored(changeId)).totals).toEqual({ done: 599, 'failed:error': 1 });
    expect((await rowsOf(changeId, { state: 'failed' })).map(({ key }) => key)).toEqual(['n000300']);
    expect((await values()).get('n000300')).toBe(300);
    expect((await values()).get('n000599')).toBe(609);
  });
});

describe('an undo', () => {
  it('restores rows that still have the value after, and lists the others', async () => {
    await setValues(database.db, userId, numbered(3));
    const changeId = await carryOut({ add: 10 }, 3);
    await setValues(database.db, userId, [{ name: 'n000001', value: 77 }]);
    const undoing = await undo(changeId);
    expect(await stored(undoing)).toMatchObject({
      state: 'ready',
      undoOf: changeId,
      totals: { ready: 2, 'refused:moved': 1 },
    });
    expect((await rowsOf(undoing, { state: 'refused' })).map(({ key, reason }) => [key, reason])).toEqual([
      ['n000001', 'moved'],
    ]);
    await setValues(database.db, userId, [{ name: 'n000002', value: 78 }]);
    await confirm(undoing, 2);
    expect(Object.fromEntries(await values())).toEqual({ n000000: 0, n000001: 77, n000002: 78 });
  });

  it('can be undone itself', async () => {
    await setValues(database.db, userId, numbered(2));
    const undoing = await undo(await carryOut({ add: 10 }, 2));
    await confirm(undoing, 2);
    const again = await undo(undoing);
    await confirm(again, 2);
    expect([...(await values()).values()]).toEqual([10, 11]);
  });
});

describe('a worker that dies before any commit or statement', () => {
  it('loses nothing and does nothing twice', { timeout: 600_000 }, async () => {
    let deaths = 0;
    for (let nth = 1, hasDied = true; hasDied; nth += 1) {
      userId = await buildSeller(database.db);
      const many = numbered(260);
      await setValues(database.db, userId, many);
      const dying = dyingAt(nth, database.db);
      const on = depsOn(dying.db);
      const settings = { add: 1 };
      const died = async (step: () => Promise<unknown>) =>
        step().catch((error: unknown) => expect(error).toBeInstanceOf(Error));
      await died(() => prepareChange(on, countedValues, { userId, settings, actor }));
      const [begun] = await listUserChanges();
      const changeId = begun?.changeId ?? (await prepare(settings));
      await died(() => work(changeId, false, on));
      await work(changeId);
      await died(() => confirmChange(on, { userId, changeId }, 260, actor));
      if ((await stored(changeId)).state === 'ready') await confirm(changeId, 260);
      await died(() => work(changeId, false, on));
      await work(changeId);
      expect((await stored(changeId)).totals).toEqual({ done: 260 });
      expect([...(await values()).values()]).toEqual(many.map(({ value }) => value + 1));
      expect(await entries()).toEqual({ groups: 1, lines: 260 });
      hasDied = dying.hasDied();
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(8);
  });

  it('is replaced, because each change under way gets a job again', async () => {
    await setValues(database.db, userId, numbered(300));
    const changeId = await prepare({ add: 1 });
    await confirm(changeId, 300);
    enqueued = [];
    await workOnAll(deps());
    expect(enqueued).toContainEqual({ userId, changeId });
  });
});

async function listUserChanges(): Promise<{ readonly changeId: number }[]> {
  const { rows } = await sql<{ changeId: number }>`
    select change_id as "changeId" from changes where user_id = ${userId}`.execute(database.db);
  return rows;
}

describe('old changes', () => {
  it('are removed with their rows: previews after a week, others after a quarter', async () => {
    const DAY_MS = 24 * 3_600_000;
    await setValues(database.db, userId, numbered(2));
    const done = await carryOut({ add: 1 }, 2);
    const preview = await prepare({ add: 1 });
    const left = async () => {
      await removeOld(deps(), { signal });
      return (await listUserChanges()).map(({ changeId }) => changeId);
    };
    clock.advance(7 * DAY_MS - 1);
    expect(await left()).toEqual([done, preview]);
    clock.advance(1);
    expect(await left()).toEqual([done]);
    clock.advance(83 * DAY_MS);
    expect(await left()).toEqual([]);
    expect(await rowsOf(done)).toEqual([]);
  });
});

/** What a random history of changes, undos and other hands may do. */
type Act =
  | { readonly do: 'prepare'; readonly add: number }
  | { readonly do: 'confirm' | 'undo'; readonly which: number }
  | { readonly do: 'write'; readonly at: number; readonly value: number };
const index = fc.nat({ max: 5 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('prepare' as const), add: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constantFrom('confirm' as const, 'undo' as const), which: index }),
  fc.record({ do: fc.constant('write' as const), at: index, value: fc.nat({ max: 4 }) }),
);

describe('any sequence of changes and undos', () => {
  it('ends where a model ends', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        userId = await buildSeller(database.db);
        const model = new Map(numbered(4).map(({ name, value }) => [name, value]));
        await setValues(database.db, userId, numbered(4));
        const made: {
          id: number;
          rows: [string, number, number][];
          state: 'ready' | 'done';
          did: [string, number, number][];
        }[] = [];
        for (const one of acts) {
          if (one.do === 'write') {
            const name = [...model.keys()][one.at % 4] ?? '';
            model.set(name, one.value);
            await setValues(database.db, userId, [{ name, value: one.value }]);
          } else if (one.do === 'prepare') {
            const rows = [...model].map(([name, value]): [string, number, number] => [name, value, value + one.add]);
            made.push({ id: await prepare({ add: one.add }), rows, state: 'ready', did: [] });
          } else {
            const change = made[one.which % Math.max(made.length, 1)];
            if (!change) continue;
            if (one.do === 'confirm' && change.state === 'ready' && change.rows.length > 0) {
              await confirm(change.id, change.rows.length);
              change.did = change.rows.filter(([name, before]) => model.get(name) === before);
              for (const [name, , after] of change.did) model.set(name, after);
              change.state = 'done';
            }
            if (one.do === 'undo' && change.did.length > 0) {
              const rows = change.did
                .filter(([name, , after]) => model.get(name) === after)
                .map(([name, before, after]): [string, number, number] => [name, after, before]);
              made.push({ id: await undo(change.id), rows, state: 'ready', did: [] });
            }
          }
          expect(Object.fromEntries(await values())).toEqual(Object.fromEntries(model));
        }
      }),
      { numRuns: 40 },
    );
  });
});
