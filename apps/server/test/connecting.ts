import { type AccountDetail, accounts, connecting, type ImportView, imports } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, beforeEach, expect } from 'vitest';
import type { MovableClock } from '../src/platform/clock.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import type { TestSandbox } from './setup/sandbox.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** The address that a seller is redirected back to. */
export const BACK = '/user/accounts';
export const FAILED = '/token';

/** A seller who connects accounts; each test of a file has its own. */
export interface ConnectingSeller {
  readonly owner: TestLogin;
  at(platform?: Platform, login?: TestLogin): { id: number; platform: Platform };
  /** @returns the address of the marketplace's consent page */
  begin(platform?: Platform, accountId?: number, login?: TestLogin): Promise<string>;
  /** Returns from the marketplace like a browser. @returns the address of the redirect */
  comeBack(url: string, login?: TestLogin): Promise<string | undefined>;
  listAccounts(login?: TestLogin): Promise<readonly AccountDetail[]>;
  listImports(): Promise<readonly ImportView[]>;
}

export function useConnectingSeller(on: {
  readonly database: Pick<TestDatabase, 'db'>;
  readonly sandbox: TestSandbox;
  readonly server: TestServer;
  readonly clock: MovableClock;
}): ConnectingSeller {
  const { database, sandbox, server, clock } = on;
  let owner: TestLogin;
  beforeEach(async () => {
    clock.set(new Date());
    owner = await buildOwner(database.db, { ebay: 'P' });
    // A shop belongs to one user at a time, so every test starts with all shops free.
    await database.db.deleteFrom('account_directory').execute();
  });
  afterEach(() => sandbox.clearFaults());

  const at = (platform: Platform = 'ebay', login = owner) => ({ id: login.userId, platform });
  return {
    get owner() {
      return owner;
    },
    at,
    async begin(platform = 'ebay', accountId, login = owner) {
      const { redirect_url } = await server.as(login).call(connecting.begin, {
        params: at(platform, login),
        body: {
          redirect_back_url: BACK,
          redirect_back_failure_url: FAILED,
          ...(accountId === undefined ? {} : { account_id: accountId }),
        },
      });
      return redirect_url;
    },
    async comeBack(url, login = owner) {
      const answer = await server.app.inject({ method: 'GET', url, headers: { cookie: login.cookie } });
      expect(answer.statusCode).toBe(302);
      return answer.headers.location;
    },
    listAccounts: async (login = owner) =>
      (await server.as(login).call(accounts.list, { params: { id: login.userId } })).list,
    listImports: async () =>
      (await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} })).list,
  };
}
