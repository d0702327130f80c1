import { readdirSync } from 'node:fs';
import type { Account } from '../../src/modules/accounts/index.ts';
import type { Db } from '../../src/platform/database/db.ts';
import type { ValidInputs } from './arbitraries.ts';
import type { Holdings } from './world.ts';

/** Ids or names of a seller's rows by the name of the path parameter that takes them, e.g. `termId`. */
export type RowIds = Readonly<Record<string, readonly (number | string)[]>>;

/** A file in the directory `inputs`: valid inputs for the calls of one or more rooms. */
interface InputsFile {
  inputs(mine: Holdings): Partial<ValidInputs>;
  /** Adds rows of the room to a seller. @returns their ids */
  build?(db: Db, account: Account): Promise<RowIds>;
}

const DIRECTORY = new URL('inputs/', import.meta.url);

export const INPUT_FILES = await Promise.all(
  readdirSync(DIRECTORY).map((name) => import(new URL(name, DIRECTORY).href) as Promise<InputsFile>),
);
