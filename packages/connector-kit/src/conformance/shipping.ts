import { shippingStatementOf } from '@quayside/kernel';
import { expect, it } from 'vitest';
import type { ConformanceHarness } from './harness.ts';

/** Promises about shipping: policies, groups, or terms that each offer states. */
export function promiseShipping(harness: () => ConformanceHarness): void {
  it('lists what listings may use for shipping, as its capabilities state', async () => {
    const { connector, session, awaySite } = harness();
    const { by } = connector.capabilities.shipping;
    expect(by).toBe(shippingStatementOf(connector.platform));
    expect(connector.terms !== undefined).toBe(by === 'offer');
    expect(connector.shippingPolicies !== undefined).toBe(by !== 'offer');
    expect(connector.shippingPolicies?.ensure !== undefined).toBe(by === 'policy');
    const policies = (await connector.shippingPolicies?.list(session, awaySite)) ?? [];
    expect(policies.length > 0).toBe(by !== 'offer');
    expect(new Set(policies.map(({ policyId }) => policyId)).size).toBe(policies.length);
  });

  it('creates a policy once, changes it in place, and finds it again without its id', async () => {
    const { connector, session, awaySite, wantedPolicy: wanted } = harness();
    const { ensure, list } = connector.shippingPolicies ?? {};
    if (!ensure || !list || !wanted) {
      expect(connector.capabilities.shipping.by).not.toBe('policy');
      return;
    }
    const first = await ensure(session, awaySite, wanted);
    const again = await ensure(session, awaySite, { ...wanted, policyId: first.policyId });
    const renamed = await ensure(session, awaySite, { ...wanted, name: `${wanted.name} II` });
    expect([first, again, renamed].map(({ change }) => change)).toEqual(['created', 'none', 'updated']);
    expect([again.policyId, renamed.policyId]).toEqual([first.policyId, first.policyId]);
    const kept = (await list(session, awaySite)).filter(({ key }) => key === wanted.key);
    expect(kept.map(({ policyId }) => policyId)).toEqual([first.policyId]);
  });
}
