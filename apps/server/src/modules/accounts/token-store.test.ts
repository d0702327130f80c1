import { ConnectorError, type StoredToken } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createTokenStore } from './token-store.ts';

const database = useTestDatabase();

async function storeOf(externalId: string) {
  const { db } = database;
  const { userId } = await buildOwner(db);
  const account = await buildAccount(db, userId, { externalId });
  const open = () => createTokenStore({ db, box: testBox, clock: systemClock }, userId, account.accountId);
  return { userId, open };
}

const renewed = (token: StoredToken, accessToken: string): StoredToken => ({ ...token, accessToken });

describe('renewing a token', () => {
  it('happens once for concurrent callers in all processes', async () => {
    const { open } = await storeOf('renewed-once');
    const stale = await open().read();
    let renewals = 0;
    const ask = () =>
      open().refresh(stale, async (current) => {
        renewals += 1;
        return renewed(current, 'fresh');
      });
    const tokens = await Promise.all([ask(), ask(), ask()]);
    expect(renewals).toBe(1);
    expect(tokens.map((token) => token.accessToken)).toEqual(['fresh', 'fresh', 'fresh']);
    expect((await open().read()).accessToken).toBe('fresh');
  });

  it('does not replace a consent that the seller gives in the meantime', async () => {
    const { userId, open } = await storeOf('given-anew');
    const stale = await open().read();
    const token = await open().refresh(stale, async (current) => {
      await buildAccount(database.db, userId, { externalId: 'given-anew', token: { accessToken: 'of the consent' } });
      return renewed(current, 'of the old one');
    });
    expect(token.accessToken).toBe('of the consent');
    expect((await open().read()).accessToken).toBe('of the consent');
  });

  it('that is rejected is requested once for all calls of one session', async () => {
    const { userId, open } = await storeOf('refused-once');
    const store = open();
    const stale = await store.read();
    let renewals = 0;
    const ask = () =>
      store.refresh(stale, async () => {
        renewals += 1;
        throw new ConnectorError('auth-expired', 'revoked');
      });
    const answers = await Promise.allSettled([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(renewals).toBe(1);
    await buildAccount(database.db, userId, { externalId: 'refused-once', token: { accessToken: 'of the consent' } });
    expect((await store.refresh(stale, ask)).accessToken).toBe('of the consent');
  });

  it('that a crashed process did not store is repeated with its old refresh token', async () => {
    const { open } = await storeOf('never-stored');
    const stale = await open().read();
    await database.pool.query(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger die before update on account_tokens for each row execute function die()`);
    await expect(open().refresh(stale, async (current) => renewed(current, 'never stored'))).rejects.toThrow('killed');
    await database.pool.query('drop trigger die on account_tokens; drop function die');
    const given: (string | null)[] = [];
    const token = await open().refresh(stale, async (current) => {
      given.push(current.refreshToken);
      return renewed(current, 'fresh');
    });
    expect(token.accessToken).toBe('fresh');
    expect(given).toEqual([stale.refreshToken]);
  });

  it('that fails keeps the token for the next caller', async () => {
    const { open } = await storeOf('failed-once');
    const stale = await open().read();
    await expect(open().refresh(stale, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await open().refresh(stale, async (current) => renewed(current, 'fresh'))).accessToken).toBe('fresh');
  });
});
