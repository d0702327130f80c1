import type { Clock } from './clock.ts';
import type { Db } from './database/db.ts';
import { resealAll, type SealedColumn } from './resealing.ts';
import { newSecret } from './secret-file.ts';
import { createSecretBox, type Secrets } from './secrets.ts';

export interface RotateOptions {
  readonly db: Db;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly columns: readonly SealedColumn[];
  /** Where the secrets are kept. */
  readonly secrets: { read(): Secrets; write(secrets: Secrets): void };
  readonly report: (line: string) => void;
}

/** Longer than any transaction that may have encrypted with the older secret and not committed yet. */
const GRACE_MS = 10_000;

/**
 * Changes the secret: puts a new one before the old one, re-encrypts everything, and then removes the old one. Running
 * programs notice the new one by themselves and continue. After a kill at any point it can be run again and resumes: an
 * old secret leaves the file only once nothing is encrypted with it.
 */
export async function rotateSecret({ db, clock, columns, secrets, report }: RotateOptions): Promise<void> {
  const found = secrets.read();
  if (found.length === 1) {
    secrets.write([newSecret(), ...found]);
    report('A new secret is in use; the old one still opens what it sealed.');
  } else {
    report('An earlier change of the secret was not finished; it goes on.');
  }
  const box = createSecretBox(secrets.read());
  let resealed = await resealAll(db, box, columns);
  // A value that was encrypted with the old secret just before the change may be stored only now.
  for (let more = 1; more > 0; resealed += more) {
    await clock.sleep(GRACE_MS);
    more = await resealAll(db, box, columns);
  }
  const [current] = secrets.read();
  secrets.write([current]);
  report(`${resealed} values are sealed with the new secret; the old one is forgotten.`);
}
