import type { ValidInputs } from './arbitraries.ts';
import { INPUT_FILES } from './input-files.ts';
import type { Holdings } from './world.ts';

/** All valid inputs, with ids of the seller's own rows. `valid-input.test.ts` reports a call without input. */
export function validInputs(mine: Holdings): Partial<ValidInputs> {
  return Object.assign({}, ...INPUT_FILES.map(({ inputs }) => inputs(mine)));
}
