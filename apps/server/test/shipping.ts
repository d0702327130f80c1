import { createEbayConnector } from '@quayside/connector-ebay';
import { systemClock } from '../src/platform/clock.ts';
import { answerConsentPage } from './consent.ts';
import type { TestSandbox } from './setup/sandbox.ts';

type AskAccount = (method: string, path: string, body?: object) => Promise<Response>;

/** Calls of the Account API about fulfilment policies, with a token of the seller's own. */
async function askAsSeller(sandbox: TestSandbox, seller: string): Promise<AskAccount> {
  const connector = createEbayConnector(sandbox.ebay);
  const answered = await answerConsentPage(connector.authorizeUrl({ state: 'state', locale: 'en-GB' }), seller);
  const code = new URLSearchParams(answered.split('?')[1]).get('code') ?? '';
  const { accessToken } = await connector.exchangeCode(code, {
    clock: systemClock,
    requestLog: { record: () => undefined },
  });
  return async (method, path, body) => {
    const answer = await fetch(`${sandbox.ebay.apiUrl}/sell/account/v1/fulfillment_policy${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

interface PolicyThere {
  readonly fulfillmentPolicyId: string;
  readonly shipToLocations?: { readonly regionExcluded?: readonly { readonly regionName: string }[] };
}

/** The countries excluded by a site's fulfilment policies at eBay, by policy id. */
export async function readExclusions(
  sandbox: TestSandbox,
  seller: string,
  marketplaces: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ask = await askAsSeller(sandbox, seller);
  const found = new Map<string, readonly string[]>();
  for (const marketplace of marketplaces) {
    const answer = await ask('GET', `?marketplace_id=${marketplace}`);
    const { fulfillmentPolicies } = (await answer.json()) as { fulfillmentPolicies: readonly PolicyThere[] };
    for (const { fulfillmentPolicyId, shipToLocations } of fulfillmentPolicies) {
      found.set(
        fulfillmentPolicyId,
        (shipToLocations?.regionExcluded ?? []).map(({ regionName }) => regionName),
      );
    }
  }
  return found;
}

/** Removes a site's fulfilment policies at eBay, as the seller could. */
export async function takeShippingAway(
  sandbox: TestSandbox,
  seller: string,
  marketplace: string,
): Promise<{ giveBack(): Promise<void> }> {
  const ask = await askAsSeller(sandbox, seller);
  const found = await ask('GET', `?marketplace_id=${marketplace}`);
  const { fulfillmentPolicies: policies } = (await found.json()) as { fulfillmentPolicies: Record<string, unknown>[] };
  for (const policy of policies) await ask('DELETE', `/${policy.fulfillmentPolicyId}`);
  return {
    async giveBack() {
      for (const { fulfillmentPolicyId: _gone, ...policy } of policies) await ask('POST', '/', policy);
    },
  };
}
