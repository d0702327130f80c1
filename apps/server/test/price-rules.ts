import { type InputOf, type PriceSetting, pricing } from '@quayside/contract';
import type { TestServer } from './server.ts';

type Place = Pick<InputOf<typeof pricing.updateConfig>, 'params' | 'query'>;

/** Saves price rules like a seller: previews the change to live listings, and consents to it. */
export async function saveRules(caller: ReturnType<TestServer['as']>, place: Place, rules: readonly PriceSetting[]) {
  const { expected } = await caller.call(pricing.previewConfig, { ...place, body: { rules } });
  return caller.call(pricing.updateConfig, { ...place, body: { rules, expected } });
}
