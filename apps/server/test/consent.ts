import { accounts, onboarding } from '@quayside/contract';
import type { TestLogin } from './factories/seller.ts';
import type { TestApp } from './http.ts';

/**
 * Does on the sandbox's consent page what a seller's browser does there.
 * @returns path and query of the address that the browser is sent back to
 */
export async function answerConsentPage(
  page: string,
  seller: string,
  decision: 'approve' | 'decline' = 'approve',
): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), seller, decision });
  const answer = await fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The consent page answered ${answer.status}: ${await answer.text()}`);
  const callback = new URL(location);
  return callback.pathname + callback.search;
}

/** Connects one of the sandbox's shops (or connects it again). @returns its account id */
export async function connectShop(server: TestApp, login: TestLogin, seller: string): Promise<number> {
  const params = { id: login.userId };
  const { redirect_url } = await server.as(login).call(onboarding.start, {
    params: { ...params, platform: 'ebay' },
    body: { redirect_back_url: '/' },
  });
  const url = await answerConsentPage(redirect_url, seller);
  await server.app.inject({ method: 'GET', url, headers: { cookie: login.cookie } });
  const { list } = await server.as(login).call(accounts.list, { params });
  const account = list.find(({ username }) => username === seller);
  if (!account) throw new Error(`${seller} was not connected`);
  return account.accountId;
}
