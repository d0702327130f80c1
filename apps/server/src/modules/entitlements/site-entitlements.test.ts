import { contract } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const { entitlements, history, publishing, session } = contract;
const database = useTestDatabase();
const server = useTestServer(database);

/** A seller with a British eBay shop and an item, and an admin acting for them. */
async function buildShop() {
  const login = await buildOwner(database.db, { ebay: 'P' });
  const admin = server.as(await buildLogin(database.db, login.userId, { adminUserId: 5, name: 'Avery Admin' }));
  const { accountId } = await buildAccount(database.db, login.userId);
  const account = await buildAccount(database.db, login.userId, { username: 'second' });
  const { itemId } = await buildItem(database.db, account);
  const owner = server.as(login);
  const at = { id: login.userId, accountId: account.accountId };
  return {
    owner,
    admin,
    at,
    otherId: accountId,
    user: async () => (await owner.call(session.get, {})).user,
    set: (site: Site, value: boolean) =>
      admin.call(entitlements.updateSite, { params: { ...at, site }, body: { value } }),
    prepare: (kind: 'list' | 'end', sites: readonly Site[]) => ({
      params: { id: login.userId },
      body: { kind, sites, selection: { accountId: account.accountId, itemIds: [itemId] } },
    }),
  };
}

describe('the sites of an account', () => {
  it('include all except its home until an admin disables one for this account', async () => {
    const { at, otherId, owner, set, user } = await buildShop();
    expect(await set('ES', false)).toMatchObject({ accountId: at.accountId, disabled: ['ES'] });
    const shown = await owner.call(entitlements.listSites, { params: at });
    expect(shown.enabled).not.toContain('ES');
    expect(shown.enabled).not.toContain('UK');
    expect(shown.enabled).toHaveLength(9);
    const { siteEntitlements } = await user();
    expect(siteEntitlements.find(({ accountId }) => accountId === otherId)?.disabled).toEqual([]);
    expect(await set('ES', true)).toMatchObject({ disabled: [] });
  });

  it('keep a history of effective changes and their authors', async () => {
    const { at, owner, set } = await buildShop();
    await set('ES', true);
    await set('ES', false);
    await set('ES', false);
    await set('ES', true);
    const { list } = await owner.call(history.list, { params: { id: at.id }, query: {} });
    const changes = list.filter(({ field }) => field === 'site-entitlement');
    expect(changes.map(({ actor, site, before, after, why }) => [actor.name, site, before, after, why])).toEqual([
      ['Avery Admin', 'ES', false, true, 'site_switched_on'],
      ['Avery Admin', 'ES', true, false, 'site_switched_off'],
    ]);
  });

  it('belong to its platform: its home and unknown accounts are rejected', async () => {
    const { admin, at } = await buildShop();
    const refusedAt = (params: { accountId?: number; site: Site }) =>
      admin.refused(entitlements.updateSite, { params: { ...at, ...params }, body: { value: false } });
    expect(await refusedAt({ site: 'UK' })).toMatchObject({ status: 400, error: 'site_not_supported' });
    expect(await refusedAt({ site: 'ES', accountId: 999_999 })).toMatchObject({
      status: 404,
      error: 'account_not_found',
    });
  });
});

describe('a disabled site', () => {
  it('cannot be listed on, and the error names it; existing listings can still be ended', async () => {
    const { owner, set, prepare } = await buildShop();
    await set('ES', false);
    const refusal = await owner.refused(publishing.create, prepare('list', ['DE', 'ES']));
    expect(refusal).toMatchObject({ status: 403, error: 'site_disabled' });
    expect(refusal.error_description).toContain('Spain');
    expect(await owner.call(publishing.create, prepare('end', ['ES']))).toMatchObject({ kind: 'end', sites: ['ES'] });
    expect(await owner.call(publishing.create, prepare('list', ['DE']))).toMatchObject({ sites: ['DE'] });
  });

  it('after the preparation of a run is detected at the consent', async () => {
    const { at, owner, set, prepare } = await buildShop();
    const { runId } = await owner.call(publishing.create, prepare('list', ['DE']));
    // The run's state after its preparation.
    await database.db
      .updateTable('publish_runs')
      .set({ state: 'prepared' })
      .where('user_id', '=', at.id)
      .where('run_id', '=', runId)
      .execute();
    await set('DE', false);
    const refusal = await owner.refused(publishing.confirm, {
      params: { id: at.id, runId },
      body: { allowDrafts: true, expected: 1 },
    });
    expect(refusal).toMatchObject({ status: 403, error: 'site_disabled' });
  });
});
