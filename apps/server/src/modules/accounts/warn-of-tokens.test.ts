import { accounts, session } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConnectors } from '../../../test/connectors.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from './account-health.ts';
import { warningFor } from './warn-of-tokens.ts';

const ENDS = '2027-06-01T12:00:00.000Z';

const database = useTestDatabase();
/** The marketplaces' clock, by which access expires. */
const clock = createMovableClock(new Date());
const server = useTestServer(database, {
  marketplaceClock: clock,
  publicUrl: 'https://quay.example',
  connectors: defaultConnectors,
});
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const daysBefore = (days: number) => new Date(Date.parse(ENDS) - days * DAY_MS).toISOString();
const warnAt = async (time: string) => {
  clock.set(time);
  await server.runJob('accounts.warn-of-tokens', {});
};
const subjects = async (email = owner.email) => (await server.mailsTo(email)).map(({ subject }) => subject);

describe('access that ends', () => {
  it('causes warnings 60, 30, 7 and 1 days before, once each', async () => {
    const { accountId } = await buildAccount(database.db, owner.userId, { token: { refreshExpiresAt: ENDS } });
    for (const days of [61, 60, 59.5, 31, 30, 12, 7, 6.9, 2, 1, 0.2]) {
      await warnAt(daysBefore(days));
      await warnAt(daysBefore(days));
    }
    expect(await subjects()).toEqual([
      'Access to harbour-goods on eBay ends in 60 days',
      'Access to harbour-goods on eBay ends in 30 days',
      'Access to harbour-goods on eBay ends in 7 days',
      'Access to harbour-goods on eBay ends in 1 day',
    ]);
    const [mail] = await server.mailsTo(owner.email);
    expect(mail?.text).toContain(`https://quay.example/token?account=${accountId}`);
    // The alert is always visible, with the day of the end.
    const { user } = await server.as(owner).call(session.get, {});
    expect(user.accounts).toMatchObject([{ status: 'REQUIRES_ATTENTION_2', tokenExpiresAt: ENDS }]);
  });

  it('that was not warned of in time causes the current warning', async () => {
    await buildAccount(database.db, owner.userId, { token: { refreshExpiresAt: ENDS } });
    await warnAt(daysBefore(5.5));
    expect(await subjects()).toEqual(['Access to harbour-goods on eBay ends in 6 days']);
  });

  it('is reported to logins who can renew it, not to operators and viewers', async () => {
    await buildAccount(database.db, owner.userId, { token: { refreshExpiresAt: ENDS } });
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    const operator = await buildLogin(database.db, owner.userId, { role: 'operator' });
    await warnAt(daysBefore(20));
    expect(await subjects(manager.email)).toHaveLength(1);
    expect(await subjects(operator.email)).toEqual([]);
  });

  it('is reported in each login’s portal language, otherwise in that of the business’s country', async () => {
    await buildAccount(database.db, owner.userId, { token: { refreshExpiresAt: ENDS } });
    const manager = await buildLogin(database.db, owner.userId, { role: 'manager' });
    await server.as(manager).send(session.keepLanguage, {}, { 'accept-language': 'de' });
    await warnAt(daysBefore(20));
    expect(await subjects()).toEqual(['Access to harbour-goods on eBay ends in 20 days']);
    expect((await subjects(manager.email))[0]).toMatch(/20 Tagen/);
  });

  it.each([
    [61, undefined],
    [60, 60],
    [30.01, 60],
    [30, 30],
    [7, 7],
    [1.5, 7],
    [1, 1],
    [-3, 1],
  ])('%d days before the end gets the warning of %s', (days, expected) => {
    expect(warningFor(new Date(ENDS), new Date(daysBefore(days)))).toBe(expected);
  });
});

describe('lost access', () => {
  it('is reported once per consent', async () => {
    const { accountId } = await buildAccount(database.db, owner.userId);
    await withTransaction(database.db, (tx) => markAuthBroken(tx, owner.userId, accountId, 1));
    await warnAt('2026-12-01T00:00:00.000Z');
    await warnAt('2026-12-02T00:00:00.000Z');
    expect(await subjects()).toEqual(['Quayside has lost access to harbour-goods on eBay']);
    const { list } = await server.as(owner).call(accounts.list, { params: { id: owner.userId } });
    expect(list).toMatchObject([{ status: 'BROKEN' }]);
  });

  it.each([
    ['keys-refused', 'eBay no longer accepts Quayside’s keys for harbour-goods'],
    ['right-missing', 'Quayside lacks a permission for harbour-goods on eBay'],
    ['revoked', 'Access to harbour-goods on eBay was withdrawn'],
  ] as const)('is reported with its cause: %s', async (lost, subject) => {
    const { accountId } = await buildAccount(database.db, owner.userId);
    await withTransaction(database.db, (tx) => markAuthBroken(tx, owner.userId, accountId, 1, lost));
    await warnAt('2026-12-01T00:00:00.000Z');
    expect(await subjects()).toEqual([subject]);
  });
});
