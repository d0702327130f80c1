import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import type { AccountSession } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { policyContent, wantPolicies } from '../../../test/shipping-policies.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { claimBatches } from './claim.ts';
import { type Content, type FailedResult, PRIORITY, setDesiredState } from './index.ts';
import type { SendContext } from './sending/send.ts';
import { sendPublish } from './sending/send-publish.ts';
import { settleBatch } from './settle.ts';
import { claimPolicies, releaseListings, storePolicy } from './shipping-policies.repository.ts';

const SKU = 'A-DE';
const NOWHERE = 'http://127.0.0.1:9/octopia';
const POLICY = { key: '1.p0', name: 'Profile', content: policyContent('DE', 490) };
const database = useTestDatabase();
const connector = createCdiscountConnector({ apiUrl: NOWHERE, authUrl: NOWHERE, application: null });
let account: AccountRef;
let failures: FailedResult[] = [];

beforeEach(async () => {
  const { userId, accountId } = await buildAccount(database.db, await buildSeller(database.db));
  account = { userId, accountId };
  failures = [];
});

/** A marketplace's answer about the policy, as the sender stores it. */
async function answer(reason: string | null): Promise<void> {
  const options = { now: new Date(Date.now() + 1_000), limit: 1, ttlMs: 60_000 };
  const [policy] = await claimPolicies(database.db, account, options);
  if (!policy) throw new Error('No policy waits');
  await withTransaction(database.db, async (tx) => {
    await storePolicy(tx, policy, { policyId: reason === null ? 'policy-1' : null, reason });
    await releaseListings(tx, policy, reason === null);
  });
}

/** Prepares a listing whose policy the marketplace has rejected. */
async function prepareRejected() {
  await wantPolicies(database.db, account, [{ site: 'DE', ...POLICY }]);
  await answer('not with this service');
  const base = { ...account, targetKey: SKU, leaseKey: SKU, site: 'DE', itemId: 1, isHome: false } as const;
  await withTransaction(database.db, (tx) =>
    setDesiredState(tx, [
      { ...base, changeKind: 'content', payload: { isGroup: false }, priority: PRIORITY.content },
      {
        ...base,
        changeKind: 'price',
        payload: { minor: 1_000, currency: 'EUR', owner: 'rule' },
        priority: PRIORITY.price,
      },
      { ...base, changeKind: 'stock', payload: { quantity: 5 }, priority: PRIORITY.stockUp },
    ]),
  );
  const now = new Date(Date.now() + 1_000);
  const [batch] = await claimBatches(
    database.db,
    {
      account,
      calls: ['publish'],
      batchesOf: () => 1,
      capabilities: connector.capabilities,
      bulk: undefined,
      maySubmit: false,
      owner: 'test',
      leaseMs: 60_000,
      submissionLeaseMs: 60_000,
      now,
      lookaheadUntil: now,
    },
    [],
  );
  if (!batch) throw new Error('The listing is not due');
  const content = { units: [{ sku: SKU }], policy: POLICY } as unknown as Content;
  const context: SendContext = {
    db: database.db,
    clock: systemClock,
    log: createLog({ name: 'sender', level: 'fatal' }),
    connector,
    session: {} as AccountSession,
    consent: 1,
    content: { load: async () => new Map([[SKU, content]]) },
    gate: { load: async () => [] },
  };
  return { batch, outcome: await sendPublish(context, batch) };
}

async function settle({ batch, outcome }: Awaited<ReturnType<typeof prepareRejected>>): Promise<void> {
  const listener = {
    publishFailed: async (_tx: unknown, _account: unknown, results: readonly FailedResult[]) =>
      void failures.push(...results),
  };
  const deps = {
    db: database.db,
    clock: systemClock,
    accounts: { markAuthBroken: async () => false },
    listeners: [listener],
  };
  await settleBatch(deps, batch, outcome, { now: new Date(), consent: 1 });
}

async function stateOfContent(): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from desired_states where user_id = ${account.userId} and change_kind = 'content'`.execute(
    database.db,
  );
  return rows[0]?.state;
}

it('a listing fails for a policy that its marketplace still rejects', async () => {
  await settle(await prepareRejected());
  expect(await stateOfContent()).toBe('failed');
  expect(failures).toMatchObject([{ listingKey: SKU, reason: { params: { message: 'not with this service' } } }]);
});

it('a listing is tried again if its policy was accepted while it was prepared', async () => {
  const prepared = await prepareRejected();
  await wantPolicies(database.db, account, [{ site: 'DE', ...POLICY }]);
  await answer(null);
  await settle(prepared);
  expect(await stateOfContent()).toBe('due');
  expect(failures).toEqual([]);
});

it('a listing is released if its policy is accepted while its failure is being stored', async () => {
  const prepared = await prepareRejected();
  const held = await holdWriters(database, 'send_attempts');
  const settling = settle(prepared);
  await held.areWaiting(1);
  let isAccepted = false;
  const accepting = withTransaction(database.db, async (tx) => {
    await sql`update shipping_policies set state = 'sent', policy_id = 'policy-1', reason = null
      where user_id = ${account.userId}`.execute(tx);
    await releaseListings(tx, { ...account, site: 'DE' }, true);
  }).then(() => {
    isAccepted = true;
  });
  await held.areWaiting(2, () => isAccepted);
  await held.release();
  await Promise.all([settling, accepting]);
  expect(await stateOfContent()).toBe('due');
});
