import { shipping } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import { profileOf, SMALL } from './shipping-shop.ts';

/** Adds items to a new shipping profile that reaches the whole EU. @returns its id */
export async function addToProfile(
  server: TestServer,
  owner: TestLogin,
  platform: Platform,
  itemIds: readonly number[],
): Promise<number> {
  const params = { id: owner.userId };
  const { id } = await server.as(owner).call(shipping.create, { params, body: profileOf(SMALL) });
  const body = { item_ids: [...itemIds] };
  await server.as(owner).call(shipping.addItems, { params: { ...params, profileId: id }, query: { platform }, body });
  return id;
}

/** Chooses the template `Tracked` of an Amazon account for a profile's listings on a site, and lets the listings follow. */
export async function chooseTemplate(
  server: TestServer,
  owner: TestLogin,
  { profileId, accountId, site }: { readonly profileId: number; readonly accountId: number; readonly site: Site },
): Promise<void> {
  const params = { id: owner.userId, profileId };
  const { sites } = await server.as(owner).call(shipping.listPolicies, { params, query: { accountId } });
  const own = sites.find((one) => one.site === site)?.own ?? [];
  const template = own.find(({ name }) => name === 'Tracked');
  if (!template) throw new Error(`The account has no template for ${site}`);
  const place = { accountId, policyId: template.policyId };
  const { expected } = await server.as(owner).call(shipping.preview, {
    params: { id: owner.userId },
    body: { change: 'policy', profileId, site, ...place },
  });
  await server.as(owner).call(shipping.choosePolicy, { params: { ...params, site }, body: { ...place, expected } });
  await server.runJob('listings.follow', { userId: owner.userId });
}
