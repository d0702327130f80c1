import { ENGINE_TEST_LANGUAGES, HOSTED_ENGINES, OFFLINE_PAIRS } from '@quayside/contract';
import fc from 'fast-check';
import { optional, record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about translation engines. Their keys are wrong, so nothing is translated. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'engines' | 'engineTrust'> {
  const id = fc.constant(mine.login.userId);
  const engine = fc.constantFrom(...HOSTED_ENGINES);
  const params = record({ id, engine });
  const key = fc.constantFrom('wrong', 'wrong:fx');
  const place = record({ site: fc.constantFrom('DE' as const, 'FR', 'US'), engine });
  return {
    engineTrust: {
      list: record({ params: record({ id }) }),
      update: record({
        params: record({ id }),
        body: record({ places: fc.array(place, { minLength: 1, maxLength: 4 }), isTrusted: fc.boolean() }),
      }),
    },
    engines: {
      list: record({ params: record({ id }) }),
      update: record({
        params,
        body: record({
          key: optional(key),
          secret: optional(key),
          region: optional(fc.constantFrom('westeurope', 'eu-west-1')),
          url: optional(fc.constant('https://llm.example/v1')),
          model: optional(fc.constant('small')),
          budget: fc.integer({ min: 0, max: 1_000 }),
        }),
      }),
      reorder: record({
        params: record({ id }),
        body: record({ engines: fc.uniqueArray(engine, { minLength: 1, maxLength: 6 }) }),
      }),
      remove: record({ params }),
      fetchModel: record({ params: record({ id }), body: record({ pair: fc.constantFrom(...OFFLINE_PAIRS) }) }),
      test: record({ params }),
      compare: record({
        params: record({ id }),
        body: record({
          engines: fc.uniqueArray(engine, { minLength: 1, maxLength: 2 }),
          language: fc.constantFrom(...ENGINE_TEST_LANGUAGES),
        }),
      }),
    },
  };
}
