import { type FlowInput, flows, type ListingFlow } from '@quayside/contract';
import { sql } from 'kysely';
import { type Clock, clockOf, systemClock } from '../src/platform/clock.ts';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** Real time, moved by whole steps: what waits on it waits in real time. */
export function createShiftedClock(): Clock & { move(ms: number): void } {
  let by = 0;
  return {
    ...clockOf({ now: () => new Date(Date.now() + by), sleep: systemClock.sleep }),
    move: (ms) => {
      by += ms;
    },
  };
}

/** An order that lists every item in Germany without asking, whatever its title and margin. */
export const everything: Omit<FlowInput, 'accountId'> = {
  name: 'Toys to Germany',
  isEnabled: true,
  filter: {},
  sites: ['DE'],
  titles: ['human', 'memory', 'engine', 'respelt', 'as it is'],
  leastMargin: null,
  mostADay: 10,
  asks: 'within',
  asksAbove: null,
};

const LOOKS_AGAIN_MS = 2_000;

/** A flow as the seller and the workers move it. */
export function driveFlows(
  database: Pick<TestDatabase, 'db'>,
  server: TestServer,
  clock: { move(ms: number): void },
  shop: () => { readonly owner: TestLogin; readonly accountId: number },
) {
  const caller = () => server.as(shop().owner);
  const users = () => ({ id: shop().owner.userId });
  const params = (flowId: number) => ({ ...users(), flowId });
  const advance = (flowId: number) => {
    // A flow that waits for a run looks again within this time.
    clock.move(LOOKS_AGAIN_MS);
    return server.runJob('flows.advance', { userId: shop().owner.userId, flowId });
  };

  const drive = {
    params,
    advance,
    async create(order: Partial<FlowInput> = {}): Promise<ListingFlow> {
      const body = { ...everything, accountId: shop().accountId, ...order };
      return (await caller().call(flows.create, { params: users(), body })).listing_flow;
    },
    async get(flowId: number): Promise<ListingFlow> {
      const { list } = await caller().call(flows.list, { params: users(), query: {} });
      const found = list.find(({ id }) => id === flowId);
      if (!found) throw new Error(`There is no flow ${flowId}`);
      return found;
    },
    async update(flowId: number, change: Partial<FlowInput>): Promise<ListingFlow> {
      const {
        id: _,
        today: _today,
        paused: _paused,
        waitingRunId,
        dryRun,
        createdAt,
        updatedAt,
        ...order
      } = await drive.get(flowId);
      const body = { ...order, ...change };
      return (await caller().call(flows.update, { params: params(flowId), body })).listing_flow;
    },
    runs: async (flowId: number) =>
      (await caller().call(flows.listRuns, { params: params(flowId), query: { limit: 200 } })).list,
    /** Prepares and carries out the runs that flows have started, as workers do. @returns how many */
    async work(): Promise<number> {
      const { userId } = shop().owner;
      const { rows } = await sql<{ run_id: number; state: string }>`
        select run_id, state from publish_runs where user_id = ${userId} and flow_id is not null
        and state in ('preparing', 'confirmed') order by run_id`.execute(database.db);
      for (const { run_id: runId, state } of rows)
        await server.runJob(state === 'preparing' ? 'publishing.prepare' : 'publishing.carry-out', { userId, runId });
      return rows.length;
    },
    /** Lets the flow do all that it has to do today. */
    async day(flowId: number): Promise<ListingFlow> {
      do await advance(flowId);
      while ((await drive.work()) > 0);
      return drive.get(flowId);
    },
  };
  return drive;
}
