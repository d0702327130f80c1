import { createEbayConnector } from '@quayside/connector-ebay';
import { systemClock } from '../src/platform/clock.ts';
import { answerConsentPage } from './consent.ts';
import type { TestSandbox } from './setup/sandbox.ts';

/** Removes a site's fulfilment policies at eBay, as the seller would. */
export async function takeShippingAway(
  sandbox: TestSandbox,
  seller: string,
  marketplace: string,
): Promise<{ giveBack(): Promise<void> }> {
  const connector = createEbayConnector(sandbox.ebay);
  const answered = await answerConsentPage(connector.authorizeUrl({ state: 'state', locale: 'en-GB' }), seller);
  const code = new URLSearchParams(answered.split('?')[1]).get('code') ?? '';
  const { accessToken } = await connector.exchangeCode(code, {
    clock: systemClock,
    requestLog: { record: () => undefined },
  });
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${sandbox.ebay.apiUrl}/sell/account/v1/fulfillment_policy${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const found = await ask('GET', `?marketplace_id=${marketplace}`);
  const { fulfillmentPolicies: policies } = (await found.json()) as { fulfillmentPolicies: Record<string, unknown>[] };
  for (const policy of policies) await ask('DELETE', `/${policy.fulfillmentPolicyId}`);
  return {
    async giveBack() {
      for (const { fulfillmentPolicyId: _gone, ...policy } of policies) await ask('POST', '/', policy);
    },
  };
}
