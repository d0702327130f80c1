import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { openJournal } from '../platform/journal.ts';

/** Applications' key pairs for signing calls. The private key is returned once and not stored. */

export const CIPHERS = ['ED25519', 'RSA'] as const;
export type Cipher = (typeof CIPHERS)[number];

export interface SigningKey {
  id: string;
  clientId: string;
  cipher: Cipher;
  /** DER in base64, without the header and footer lines. */
  publicKey: string;
  /** The public key as sent in a signed call's header. Only the issuer reads it. */
  jwe: string;
  /** Seconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

export interface SigningKeys {
  create(clientId: string, cipher: Cipher): SigningKey & { privateKey: string };
  ofClient(clientId: string): SigningKey[];
  find(id: string): SigningKey | undefined;
  findByJwe(jwe: string): SigningKey | undefined;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const LIFETIME_SECONDS = 3 * 365 * 86_400;
const RSA_BITS = 2_048;

function jweOf(id: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'A256GCMKW', enc: 'A256GCM', zip: 'DEF', kid: id }));
  const parts = [32, 12, 64, 16].map((bytes) => randomBytes(bytes).toString('base64url'));
  return [header.toString('base64url'), ...parts].join('.');
}

function newPair(cipher: Cipher): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } =
    cipher === 'ED25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

export async function openSigningKeys(dataDirectory: string, clock: Clock): Promise<SigningKeys> {
  const keys = new Map<string, SigningKey>();
  const apply = (key: SigningKey) => {
    keys.set(key.id, key);
  };
  const journal = await openJournal(join(dataDirectory, 'ebay', 'signing-keys'), (record) =>
    apply(record as SigningKey),
  );
  return {
    create(clientId, cipher) {
      const id = randomUUID();
      const createdAt = Math.floor(clock.now() / 1000);
      const { publicKey, privateKey } = newPair(cipher);
      const expiresAt = createdAt + LIFETIME_SECONDS;
      const key: SigningKey = { id, clientId, cipher, publicKey, jwe: jweOf(id), createdAt, expiresAt };
      journal.append(key);
      apply(key);
      return { ...key, privateKey };
    },
    ofClient: (clientId) => [...keys.values()].filter((key) => key.clientId === clientId),
    find: (id) => keys.get(id),
    findByJwe: (jwe) => [...keys.values()].find((key) => key.jwe === jwe),
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}
