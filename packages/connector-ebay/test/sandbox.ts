import type { Connector, StoredToken } from '@quayside/connector-kit';
import {
  createMemoryRuntime,
  type MemoryRuntime,
  systemClock,
} from '@quayside/connector-kit/conformance/memory-runtime';
import type { EbayConfig } from '../src/config.ts';

/** The sandbox's demo client; every host is the sandbox itself. */
export function sandboxConfig(base: string): EbayConfig {
  return {
    apiUrl: `${base}/ebay`,
    apizUrl: `${base}/ebay`,
    apimUrl: `${base}/ebay`,
    authUrl: `${base}/ebay`,
    tradingUrl: `${base}/ebay`,
    clientId: 'quayside-demo',
    clientSecret: 'quayside-demo-secret',
    ruName: 'Quayside-demo-ru',
  };
}

/** Passes the consent page like a browser and returns the callback's query. */
export async function giveConsent(
  connector: Connector,
  seller: string,
  decision = 'approve',
): Promise<URLSearchParams> {
  const page = new URL(connector.authorizeUrl({ state: 'state-1', locale: 'en-GB' }));
  const form = new URLSearchParams(page.searchParams);
  form.set('seller', seller);
  form.set('decision', decision);
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const callback = answer.headers.get('location');
  if (callback === null) throw new Error(`consent was answered with ${answer.status}: ${await answer.text()}`);
  return new URL(callback).searchParams;
}

export async function connectSeller(connector: Connector, seller: string): Promise<MemoryRuntime> {
  const callback = await giveConsent(connector, seller);
  const context = { clock: systemClock, requestLog: { record: () => undefined } };
  const token: StoredToken = await connector.exchangeCode(callback.get('code') ?? '', context);
  return createMemoryRuntime({ token });
}
