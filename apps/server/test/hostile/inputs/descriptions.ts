import { DESCRIPTION_CHOICES, DESCRIPTION_ENGINES } from '@quayside/contract';
import fc from 'fast-check';
import { optional, record, text, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about descriptions. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'descriptions'> {
  const id = fc.constant(mine.login.userId);
  const site = fc.constantFrom('DE' as const, 'FR' as const, 'US' as const);
  const params = record({ id, site });
  const choice = fc.constantFrom(...DESCRIPTION_CHOICES);
  const template = fc.oneof(
    fc.constant(null),
    text(200).map((words) => `<h2>{{title}}</h2>{{description}}<p>${words.replace(/[{}<>]/g, '')}</p>`),
  );
  const engine = fc.constantFrom(...DESCRIPTION_ENGINES);
  const itemId = fc.constantFrom(...mine.itemIds);
  const expected = optional(fc.constantFrom(0, 1));
  return {
    descriptions: {
      list: record({ params: record({ id }) }),
      preview: record({ params, body: record({ choice, engine: fc.oneof(fc.constant(null), engine), template }) }),
      write: record({
        params,
        body: record({
          choice,
          engine: fc.oneof(fc.constant(null), engine),
          template,
          itemId: fc.oneof(fc.constant(null), itemId),
        }),
      }),
      update: record({
        params,
        body: record({ choice, engine: fc.oneof(fc.constant(null), engine), template, expected }),
      }),
      translateItem: record({ params: record({ id, site, itemId }), body: record({ engine }) }),
      getItem: record({ params: record({ id, itemId }), query: record({ site }) }),
    },
  };
}
