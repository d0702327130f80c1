import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOwner } from '../../test/factories/seller.ts';
import { useTestDatabase } from '../../test/setup/test-database.ts';
import { connectAccount, sealedTokens } from '../modules/accounts/index.ts';
import { readToken } from '../modules/accounts/tokens.repository.ts';
import { SYSTEM } from '../modules/history/index.ts';
import { sealedAuthenticators } from '../modules/session/index.ts';
import {
  findAuthenticator,
  secretContext,
  startAuthenticator,
} from '../modules/session/second-factor/second-factor.repository.ts';
import { withTransaction } from './database/database.ts';
import type { Db } from './database/db.ts';
import { findWaitingMail, insertMail, sealedMails } from './mail/mail.repository.ts';
import { mailContext } from './mail/mail.ts';
import { canOpenStored, type SealedColumn } from './resealing.ts';
import { rotateSecret } from './rotate-secret.ts';
import { openSecretFile, readOrMakeSecrets, writeSecrets } from './secret-file.ts';
import { createSecretBox } from './secrets.ts';

const COLUMNS = [sealedTokens, sealedAuthenticators, sealedMails];
const database = useTestDatabase();
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

let dataDir: string;
/** The box of a program that runs during the whole rotation. */
let running: ReturnType<typeof createSecretBox>;
let userId: number;
let accountId: number;
let loginId: number;
let mailId: number;

const token = (name: string) => ({
  accessToken: `access ${name}`,
  accessExpiresAt: '2100-01-01T00:00:00.000Z',
  refreshToken: `refresh ${name}`,
  refreshExpiresAt: null,
});

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'quayside-rotate-'));
  directories.push(dataDir);
  running = createSecretBox(openSecretFile(dataDir));
  const { db } = database;
  for (const table of ['account_tokens', 'account_directory', 'authenticators', 'mails'] as const) {
    await db.deleteFrom(table).execute();
  }
  ({ userId, loginId } = await buildOwner(db));
  accountId = await connect('first');
  await startAuthenticator(db, loginId, running.seal('totp', secretContext(loginId)));
  const to = 'robin@shop.example';
  mailId = await withTransaction(db, (tx) =>
    insertMail(tx, {
      to,
      template: 'invitation',
      language: 'en',
      sealedValues: running.seal('{"link":"x"}', mailContext(to)),
      createdAt: new Date(),
    }),
  );
});

async function connect(name: string): Promise<number> {
  const external = { externalId: name, username: name, homeSite: 'UK' as const, businessType: 'BUSINESS' as const };
  const connection = { platform: 'ebay' as const, external, token: token(name), reconnects: null, now: new Date() };
  const connected = await withTransaction(database.db, (tx) => connectAccount(tx, running, userId, connection, SYSTEM));
  return connected.accountId;
}

interface Interruption {
  readonly columns?: readonly SealedColumn[];
  /** Called at the point where the rotation pauses. */
  readonly meanwhile?: () => Promise<void>;
}
const rotate = ({ columns = COLUMNS, meanwhile = async () => undefined }: Interruption = {}) =>
  rotateSecret({
    db: database.db,
    clock: { sleep: meanwhile },
    columns,
    secrets: { read: () => readOrMakeSecrets(dataDir), write: (secrets) => writeSecrets(dataDir, secrets) },
    report: () => undefined,
  });
/** All encrypted values, decrypted with this box. */
const readAll = async (box = running) => {
  const { db } = database;
  const [tokens, authenticator, mail] = [
    await readToken(db, box, userId, accountId),
    await findAuthenticator(db, loginId),
    await findWaitingMail(db, mailId),
  ];
  return [
    tokens?.token.refreshToken,
    authenticator && box.open(authenticator.sealedSecret, secretContext(loginId)),
    mail && box.open(mail.sealedValues, mailContext(mail.to)),
  ];
};
const ALL = ['refresh first', 'totp', '{"link":"x"}'];
/** A program that is killed at the database's nth response. */
const dyingAfter = (steps: number): SealedColumn[] => {
  let left = steps;
  return COLUMNS.map((column) => ({
    ...column,
    async replace(db: Db, changes: Parameters<SealedColumn['replace']>[1]) {
      if (left === 0) throw new Error('killed');
      left -= 1;
      await column.replace(db, changes);
    },
  }));
};

describe('changing the secret', () => {
  it('leaves everything readable with the new secret alone, also to a program that keeps running', async () => {
    const [before] = readOrMakeSecrets(dataDir);
    await rotate();
    const secrets = readOrMakeSecrets(dataDir);
    expect(secrets).toHaveLength(1);
    expect(secrets).not.toContain(before);
    expect(await readAll(createSecretBox(secrets))).toEqual(ALL);
    expect(await readAll(running)).toEqual(ALL);
    await expect(readAll(createSecretBox([before]))).rejects.toThrow('another QUAYSIDE_SECRET');
  });

  it('resumes after a kill at any point, and until it is done both secrets decrypt what they encrypted', async () => {
    for (let steps = 0; steps < COLUMNS.length; steps += 1) {
      const [before] = readOrMakeSecrets(dataDir);
      await expect(rotate({ columns: dyingAfter(steps) })).rejects.toThrow('killed');
      const half = readOrMakeSecrets(dataDir);
      expect(half).toHaveLength(2);
      expect(half[1]).toBe(before);
      expect(await readAll(running)).toEqual(ALL);
      await rotate();
      // The change that had started was completed, and no third secret was created.
      expect(readOrMakeSecrets(dataDir)).toEqual([half[0]]);
      expect(await readAll(running)).toEqual(ALL);
    }
  });

  it('keeps values that are encrypted during the change, with the old secret too', async () => {
    const [before] = readOrMakeSecrets(dataDir);
    let reads = 0;
    const meanwhile = async () => {
      reads += 1;
      // A program that had encrypted a value just before the change stores it only now.
      const late = createSecretBox([before]);
      if (reads === 1) {
        await database.db
          .updateTable('account_tokens')
          .set({ ciphertext: late.seal(JSON.stringify(token('late')), `account-token:${userId}:${accountId}`) })
          .execute();
      }
    };
    await rotate({ meanwhile });
    expect(reads).toBe(2);
    expect((await readAll(createSecretBox(readOrMakeSecrets(dataDir))))[0]).toBe('refresh late');
  });

  it('does not replace a token that is renewed in the meantime with an older one', async () => {
    const renewing: SealedColumn = {
      ...sealedTokens,
      async replace(db, changes) {
        // Between the read and the change, the seller connects again.
        await connect('first');
        await withTransaction(database.db, (tx) =>
          tx
            .updateTable('account_tokens')
            .set({ ciphertext: running.seal(JSON.stringify(token('renewed')), `account-token:${userId}:${accountId}`) })
            .execute(),
        );
        await sealedTokens.replace(db, changes);
      },
    };
    await rotate({ columns: [renewing, sealedAuthenticators, sealedMails] });
    expect((await readAll(running))[0]).toBe('refresh renewed');
  });

  it('writes the secrets so that only the owner can read them, one per line', async () => {
    await expect(rotate({ columns: dyingAfter(0) })).rejects.toThrow('killed');
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n[0-9a-f]{64}\n$/);
  });
});

describe('data that was stored with another secret', () => {
  it('is detected before anything uses it, and accepted if the secret is among the older ones', async () => {
    const { db } = database;
    const [own, other] = [readOrMakeSecrets(dataDir)[0], 'another secret of thirty-two characters'] as const;
    expect(await canOpenStored(db, createSecretBox([own]), COLUMNS)).toBe(true);
    expect(await canOpenStored(db, createSecretBox([other]), COLUMNS)).toBe(false);
    expect(await canOpenStored(db, createSecretBox([other, own]), COLUMNS)).toBe(true);
    for (const table of ['account_tokens', 'authenticators', 'mails'] as const) await db.deleteFrom(table).execute();
    expect(await canOpenStored(db, createSecretBox([other]), COLUMNS)).toBe(true);
  });
});
