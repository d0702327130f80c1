import { type InputOf, type PriceSetting, pricing } from '@quayside/contract';
import type { TestServer } from './server.ts';

type Place = Pick<InputOf<typeof pricing.updateConfig>, 'params' | 'query'>;

/** Saves price rules like a seller: previews the change to live listings, and consents to it. What is below a new floor stays on sale. */
export async function saveRules(caller: ReturnType<TestServer['as']>, place: Place, rules: readonly PriceSetting[]) {
  const { expected, below } = await caller.call(pricing.previewConfig, { ...place, body: { rules } });
  const kept = below.count === 0 ? {} : { below: { expected: below.count, choice: 'keep' as const } };
  return caller.call(pricing.updateConfig, { ...place, body: { rules, expected, ...kept } });
}
