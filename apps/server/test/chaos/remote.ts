import { setTimeout as pause } from 'node:timers/promises';
import {
  accounts,
  type Call,
  type CallInput,
  connecting,
  type InputOf,
  imports,
  type OutputOf,
  onboarding,
  publishing,
  type RunView,
  session,
} from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { answerConsentPage } from '../consent.ts';
import { addressOf, type LooseInput } from '../http.ts';
import { PATIENCE_MS } from './kills.ts';

type AnyCall = Call<CallInput, unknown>;

const DEMO_PASSWORD = 'Demo-1234';

/** A seller's browser at a gateway that may be killed at any moment. */
export interface Remote {
  readonly base: string;
  readonly userId: number;
  readonly cookie: string;
  /** Another gateway with the same session. */
  at(base: string): Remote;
  call<C extends AnyCall>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  connect(seller: string): Promise<number>;
  /** Connects with credentials, where no consent page is needed. @returns the account's id */
  connectWith(platform: Platform, credentials: Readonly<Record<string, string>>): Promise<number>;
  /** @param accountId whose import; default: the latest import of all accounts */
  waitForImport(accountId?: number): Promise<void>;
  /** Prepares a run over everything, consents to all of it including drafts, and waits until it ends. */
  listEverything(sites: readonly Site[]): Promise<RunView>;
  /** The same up to the consent. @param accountId default: the eBay account */
  beginListing(sites: readonly Site[], accountId?: number): Promise<number>;
  getRun(runId: number): Promise<RunView>;
  waitForRun(runId: number, isThere: (run: RunView) => boolean, patienceMs?: number): Promise<RunView>;
}

/** Registers a separate business, and signs its owner in. */
export async function signUp(base: string, given: { email: string; name: string; business: string }): Promise<Remote> {
  const answer = await sendPatiently(base, '', session.signUp, {
    body: { ...given, country: 'GB', password: DEMO_PASSWORD },
  });
  // The answer to an earlier attempt may have been lost.
  const isThere = answer.ok || answer.status === 409;
  if (!isThere) throw new Error(`${given.email} was answered ${answer.status}: ${await answer.text()}`);
  return signIn(base, given.email);
}

export async function signIn(base: string, username: string): Promise<Remote> {
  const answer = await sendPatiently(base, '', session.create, { body: { username, password: DEMO_PASSWORD } });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { user } = (await answer.json()) as { user: { id: number } };
  return createRemote(base, cookie, user.id);
}

function createRemote(base: string, cookie: string, userId: number): Remote {
  const params = { id: userId };
  const remote: Remote = {
    base,
    userId,
    cookie,
    at: (other) => createRemote(other, cookie, userId),

    async call(call, input) {
      const answer = await sendPatiently(base, cookie, call, input as LooseInput);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${call.id} answered ${answer.status}: ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as never;
    },

    async connect(seller) {
      // A consent may fail at any step; then the seller starts it again.
      for (const giveUpAt = Date.now() + PATIENCE_MS; ; await pause(250)) {
        try {
          const { redirect_url } = await remote.call(onboarding.start, {
            params: { ...params, platform: 'ebay' },
            body: { redirect_back_url: '/' },
          });
          await fetch(base + (await answerConsentPage(redirect_url, seller)), {
            headers: { cookie },
            redirect: 'manual',
          });
        } catch (error) {
          if (Date.now() > giveUpAt) throw error;
        }
        const { list } = await remote.call(accounts.list, { params });
        const account = list.find((entry) => entry.username === seller && entry.status === 'ACTIVE');
        if (account) return account.accountId;
        if (Date.now() > giveUpAt) throw new Error(`${seller} was not connected`);
      }
    },

    async connectWith(platform, credentials) {
      const input = { params: { ...params, platform }, body: { credentials } };
      return (await remote.call(connecting.connect, input)).account_id;
    },

    async waitForImport(accountId) {
      const query = accountId === undefined ? {} : { accountId };
      for (const giveUpAt = Date.now() + 2 * PATIENCE_MS; ; await pause(250)) {
        const [latest] = (await remote.call(imports.list, { params, query })).list;
        if (latest?.state === 'done') return;
        if (Date.now() > giveUpAt) throw new Error(`The import is not done: ${JSON.stringify(latest)}`);
      }
    },

    async beginListing(sites, accountId) {
      const { list } = await remote.call(accounts.list, { params });
      const atEbay = list.find(({ platform }) => platform === 'ebay');
      const selection = { accountId: accountId ?? atEbay?.accountId ?? 0, filter: {} };
      const { runId } = await remote.call(publishing.create, { params, body: { kind: 'list', selection, sites } });
      const run = await remote.waitForRun(runId, ({ state }) => state !== 'preparing');
      const expected = run.counts.filter(({ verdict }) => verdict !== 'blocked').reduce((sum, { n }) => sum + n, 0);
      const body = { allowDrafts: true, expected };
      await remote.call(publishing.confirm, { params: { ...params, runId }, body });
      return runId;
    },

    async listEverything(sites) {
      return remote.waitForRun(await remote.beginListing(sites), ({ state }) => state === 'done');
    },

    getRun: (runId) => remote.call(publishing.get, { params: { ...params, runId } }),

    async waitForRun(runId, isThere, patienceMs = 2 * PATIENCE_MS) {
      for (const giveUpAt = Date.now() + patienceMs; ; await pause(200)) {
        const run = await remote.getRun(runId);
        if (isThere(run)) return run;
        if (Date.now() > giveUpAt) throw new Error(`The run does not get there: ${JSON.stringify(run)}`);
      }
    },
  };
  return remote;
}

/** Retries while nothing responds or a proxy responds for a server that restarts. */
async function sendPatiently(base: string, cookie: string, call: AnyCall, input: LooseInput): Promise<Response> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await pause(200)) {
    try {
      const answer = await fetch(base + addressOf(call, input), {
        method: call.method,
        headers: { cookie, ...(input.body === undefined ? {} : { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(15_000),
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      if (answer.status < 500 || Date.now() > giveUpAt) return answer;
      await answer.arrayBuffer();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}
