import { readdirSync } from 'node:fs';
import type { ValidInputs } from './arbitraries.ts';
import type { Holdings } from './world.ts';

/** A file of the directory `inputs`: what may be sent to the calls of one room, or of some. */
interface InputsFile {
  inputs(mine: Holdings): Partial<ValidInputs>;
}

const DIRECTORY = new URL('inputs/', import.meta.url);
const FILES = await Promise.all(
  readdirSync(DIRECTORY).map((name) => import(new URL(name, DIRECTORY).href) as Promise<InputsFile>),
);

/** Everything that a seller may send, with ids of the seller's own rows. `valid-input.test.ts` names a call that is missing. */
export function validInputs(mine: Holdings): Partial<ValidInputs> {
  return Object.assign({}, ...FILES.map(({ inputs }) => inputs(mine)));
}
