import { type BulkResult, type BulkStatus, bulk, type InputOf } from '@quayside/contract';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import type { TestDatabase } from './setup/test-database.ts';

type Body = InputOf<typeof bulk.create>['body'];

/** Sends bulk requests as a seller does who may. */
export function driveBulk(
  server: TestServer,
  database: Pick<TestDatabase, 'db'>,
  shop: () => { readonly owner: TestLogin; readonly accountId: number },
) {
  const caller = () => server.as(shop().owner);
  const params = () => ({ id: shop().owner.userId, type: 'list' as const });
  const query = () => ({ accountId: shop().accountId });
  const driver = {
    async allow(owner: TestLogin = shop().owner): Promise<void> {
      const row = { user_id: owner.userId, name: 'bulk_requesting_enabled', is_granted: true };
      await database.db.insertInto('user_entitlements').values(row).execute();
    },
    create: (body: Body): Promise<BulkStatus> => caller().call(bulk.create, { params: params(), query: query(), body }),
    status: (): Promise<BulkStatus> => caller().call(bulk.getStatus, { params: params(), query: query() }),
    async results(only: 'issues' | 'left_out' | 'all'): Promise<BulkResult[]> {
      const results: BulkResult[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const asked = { ...query(), only, limit: 200, ...(cursor === undefined ? {} : { cursor }) };
        const page = await caller().call(bulk.listIssues, { params: params(), query: asked });
        results.push(...page.results);
        cursor = page.nextCursor;
      }
      return results;
    },
    /** Checks the rows and their items completely. */
    async prepare(body: Body): Promise<BulkStatus> {
      await server.teachTitles(shop().owner.userId);
      const { request } = await driver.create(body);
      if (request?.run) {
        await server.runJob('publishing.prepare', { userId: shop().owner.userId, runId: request.run.runId });
      }
      return driver.status();
    },
    /** @returns the code of the refusal */
    async refusedTo(call: 'cancel' | 'retry', requestId: number): Promise<string> {
      return (await caller().refused(bulk[call], { params: { ...params(), requestId } })).error;
    },
    async refusedToConfirm(requestId: number, expected: number): Promise<string> {
      const body = { allowDrafts: true, expected };
      return (await caller().refused(bulk.confirm, { params: { ...params(), requestId }, body })).error;
    },
    steer: (call: 'cancel' | 'retry', requestId: number): Promise<BulkStatus> =>
      caller().call(bulk[call], { params: { ...params(), requestId } }),
    confirm: (requestId: number, expected: number): Promise<BulkStatus> =>
      caller().call(bulk.confirm, { params: { ...params(), requestId }, body: { allowDrafts: true, expected } }),
    async file(): Promise<string> {
      return (await caller().send(bulk.exportResults, { params: params(), query: query() })).body;
    },
  };
  return driver;
}
