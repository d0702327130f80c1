import { accounts, connecting } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { TestLogin } from './factories/seller.ts';
import type { TestApp } from './http.ts';

/**
 * Completes the sandbox's consent page like a seller's browser.
 * @param unticked a scope that the eBay seller does not grant, such as `sell.inventory`
 * @returns path and query of the redirect back
 */
export async function answerConsentPage(
  page: string,
  seller: string,
  decision: 'approve' | 'decline' = 'approve',
  unticked?: string,
): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), seller, decision });
  if (unticked !== undefined) {
    body.set('chooses', 'true');
    for (const scope of (searchParams.get('scope') ?? '').split(' ')) {
      const right = scope.split('/').at(-1) ?? scope;
      if (right !== unticked) body.set(`right.${right}`, 'on');
    }
  }
  const answer = await fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The consent page answered ${answer.status}: ${await answer.text()}`);
  const callback = new URL(location);
  return callback.pathname + callback.search;
}

/** Connects or reconnects one of the sandbox's shops. @returns its account id */
export async function connectShop(
  server: TestApp,
  login: TestLogin,
  seller: string,
  platform: Platform = 'ebay',
): Promise<number> {
  const params = { id: login.userId };
  const { redirect_url } = await server.as(login).call(connecting.begin, {
    params: { ...params, platform },
    body: { redirect_back_url: '/' },
  });
  const url = await answerConsentPage(redirect_url, seller);
  await server.app.inject({ method: 'GET', url, headers: { cookie: login.cookie } });
  const { list } = await server.as(login).call(accounts.list, { params });
  // eBay returns the seller's login name; Amazon returns the shop's name.
  const account = list.find((one) => one.platform === platform && (platform !== 'ebay' || one.username === seller));
  if (!account) throw new Error(`${seller} was not connected`);
  return account.accountId;
}
