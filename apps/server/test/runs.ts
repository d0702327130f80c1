import { publishing, type RunItem, type RunKind, type RunView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import type { TestDatabase } from './setup/test-database.ts';

type Consent = { readonly allowDrafts: boolean };
type RunItemFilter = Partial<Pick<RunItem, 'site' | 'verdict' | 'outcome'>> & {
  reason?: NonNullable<RunItem['reason']>;
};

/** Moves publish runs through their stages, as a seller and a worker do together. */
export interface Runs {
  params(runId: number): { id: number; runId: number };
  create(kind: RunKind, itemIds: readonly number[] | null, sites: readonly Site[]): Promise<RunView>;
  /** Creates a run and prepares it completely; null selects every item of the account. */
  prepare(kind: RunKind, itemIds: readonly number[] | null, sites: readonly Site[]): Promise<RunView>;
  /** Consents to the shown counts, with drafts by default. */
  consent(run: RunView, consent?: Consent): Promise<void>;
  /** Consents like `consent`, and queues the listings. */
  carryOut(run: RunView, consent?: Consent): Promise<RunView>;
  /** Waits until every listing has its outcome. */
  finished(runId: number): Promise<RunView>;
  get(runId: number): Promise<RunView>;
  runItems(runId: number, filter?: RunItemFilter): Promise<RunItem[]>;
}

export const ALL_DRAFTS: Consent = { allowDrafts: true };

/** The sum of the counts that have these properties. */
export function countOf(run: RunView, properties: Partial<RunView['counts'][number]> = {}): number {
  const wanted = Object.entries(properties);
  return run.counts
    .filter((count) => wanted.every(([name, value]) => count[name as keyof typeof count] === value))
    .reduce((sum, count) => sum + count.n, 0);
}

/** @param shop `sellerId`: the selling account, if it is not the items' own */
export function driveRuns(
  server: TestServer,
  shop: () => { owner: TestLogin; accountId: number; sellerId?: number },
): Runs {
  const caller = () => server.as(shop().owner);
  const params = (runId: number) => ({ id: shop().owner.userId, runId });
  const job = (name: string, runId: number) => server.runJob(name, { userId: shop().owner.userId, runId });

  const runs: Runs = {
    params,
    async create(kind, itemIds, sites) {
      await server.teachTitles(shop().owner.userId);
      const { owner, accountId, sellerId } = shop();
      const selection = itemIds === null ? { accountId, filter: {} } : { accountId, itemIds };
      const seller = sellerId === undefined ? {} : { accountId: sellerId };
      const body = { kind, selection, sites, ...seller };
      return caller().call(publishing.create, { params: { id: owner.userId }, body });
    },
    async prepare(kind, itemIds, sites) {
      const { runId } = await runs.create(kind, itemIds, sites);
      await job('publishing.prepare', runId);
      return runs.get(runId);
    },
    async consent(run, consent = ALL_DRAFTS) {
      const expected =
        countOf(run, { verdict: 'ready' }) +
        (consent.allowDrafts
          ? run.counts.filter(({ verdict }) => verdict === 'draft').reduce((sum, { n }) => sum + n, 0)
          : 0);
      await caller().call(publishing.confirm, { params: params(run.runId), body: { ...consent, expected } });
    },
    async carryOut(run, consent) {
      await runs.consent(run, consent);
      await job('publishing.carry-out', run.runId);
      return runs.get(run.runId);
    },
    async finished(runId) {
      await eventually(async () => expect((await runs.get(runId)).finishedAt).not.toBeNull());
      return runs.get(runId);
    },
    get: (runId) => caller().call(publishing.get, { params: params(runId) }),
    async runItems(runId, filter = {}) {
      const runItems: RunItem[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { ...filter, limit: 100, ...(cursor === undefined ? {} : { cursor }) };
        const page = await caller().call(publishing.listRunItems, { params: params(runId), query });
        runItems.push(...page.list);
        cursor = page.nextCursor;
      }
      return runItems;
    },
  };
  return runs;
}

/** The stored counts of runs and listings, and the same counted from their rows at the same moment, for comparison. */
export async function countsKeptAndCounted(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
): Promise<{ kept: unknown; counted: unknown }> {
  const client = await pool.connect();
  const read = async (statement: string): Promise<unknown[]> => (await client.query(statement, [userId])).rows;
  try {
    // The sender may be storing outcomes.
    await client.query('begin isolation level repeatable read read only');
    return {
      kept: {
        runs: await read(
          `select run_id, site, verdict, reason_code, outcome, n::int from publish_counts
           where user_id = $1 and n <> 0 order by 1, 2, 3, 4, 5`,
        ),
        listings: await read(
          'select site, state, n::int from listing_totals where user_id = $1 and n <> 0 order by 1, 2',
        ),
      },
      counted: {
        runs: await read(
          `select run_id, site, verdict, coalesce(reason_code, '') as reason_code, outcome, count(*)::int as n
           from run_items where user_id = $1 group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
        ),
        listings: await read(
          'select site, state, count(*)::int as n from listings where user_id = $1 group by 1, 2 order by 1, 2',
        ),
      },
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
