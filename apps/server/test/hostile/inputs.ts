import type { ValidInputs } from './arbitraries.ts';
import { INPUT_FILES } from './input-files.ts';
import type { Holdings } from './world.ts';

/** Everything that a seller may send, with ids of the seller's own rows. `valid-input.test.ts` names a call that is missing. */
export function validInputs(mine: Holdings): Partial<ValidInputs> {
  return Object.assign({}, ...INPUT_FILES.map(({ inputs }) => inputs(mine)));
}
