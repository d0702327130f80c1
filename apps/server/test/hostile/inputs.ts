import type { ValidInputs } from './arbitraries.ts';
import { peopleInputs } from './people-inputs.ts';
import { tradeInputs } from './trade-inputs.ts';
import type { Holdings } from './world.ts';

/** Everything that a seller may send, with ids of what the seller has. */
export function validInputs(mine: Holdings): ValidInputs {
  return { ...peopleInputs(mine), ...tradeInputs(mine) };
}
