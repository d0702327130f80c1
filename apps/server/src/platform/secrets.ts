import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts what must not be readable in a copy of the database. An encrypted value is bound to its place by `context`
 * (`account-token:7:12`): in another row it cannot be decrypted.
 */
export interface SecretBox {
  seal(plaintext: string, context: string): Buffer;
  /** @throws SecretError if the key is unknown, the context differs, or a byte was changed */
  open(sealed: Buffer, context: string): string;
  /** Whether the value was encrypted with an older secret and should be re-encrypted at the next write. */
  isOutdated(sealed: Buffer): boolean;
  /**
   * The value re-encrypted with the newest secret; null if it already uses that.
   * @throws SecretError as `open` does
   */
  reseal(sealed: Buffer, context: string): Buffer | null;
}

/** Encryption uses the first secret. Decryption accepts every secret. */
export type Secrets = readonly [string, ...string[]];

export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/* Layout: version (1 byte) · key id (4) · nonce (12) · authentication tag (16) · ciphertext. AES-256-GCM, NIST SP 800-38D. */
const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NONCE_AT = 1 + KEY_ID_BYTES;
const TAG_AT = NONCE_AT + NONCE_BYTES;
const CIPHERTEXT_AT = TAG_AT + TAG_BYTES;

interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/**
 * Encrypts with the first secret and decrypts with any: a new one is put first until no value is outdated.
 * @param source the secrets, or a function that returns the current ones, so that a running program learns of changes
 */
export function createSecretBox(source: Secrets | (() => Secrets)): SecretBox {
  const secretsNow = typeof source === 'function' ? source : () => source;
  let known: { readonly secrets: Secrets; readonly keys: readonly [Key, ...Key[]] } | undefined;

  function keysNow(): readonly [Key, ...Key[]] {
    const secrets = secretsNow();
    if (known?.secrets !== secrets) known = { secrets, keys: secrets.map(deriveKey) as [Key, ...Key[]] };
    return known.keys;
  }

  function keyOf(sealed: Buffer): Key {
    if (sealed.length < CIPHERTEXT_AT || sealed[0] !== VERSION) throw new SecretError('This is no sealed value');
    const id = sealed.subarray(1, NONCE_AT);
    const key = keysNow().find((candidate) => candidate.id.equals(id));
    if (key === undefined) {
      throw new SecretError('This was encrypted with another QUAYSIDE_SECRET than the one that is set now');
    }
    return key;
  }

  const box: SecretBox = {
    seal(plaintext, context) {
      const [current] = keysNow();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce);
      const head = Buffer.concat([Buffer.of(VERSION), current.id]);
      cipher.setAAD(Buffer.concat([head, Buffer.from(context)]));
      const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, context) {
      const key = keyOf(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(NONCE_AT, TAG_AT), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.concat([sealed.subarray(0, NONCE_AT), Buffer.from(context)]));
      decipher.setAuthTag(sealed.subarray(TAG_AT, CIPHERTEXT_AT));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(CIPHERTEXT_AT)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new SecretError(`The value for ${context} was changed or belongs somewhere else`, { cause });
      }
    },
    isOutdated: (sealed) => keyOf(sealed) !== keysNow()[0],
    reseal: (sealed, context) => (box.isOutdated(sealed) ? box.seal(box.open(sealed, context), context) : null),
  };
  return box;
}

/** The secret is already random or long, so HKDF suffices to derive a key and a public id. */
function deriveKey(secret: string): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'quayside', `${purpose} v${VERSION}`, length));
  return { id: derive('key id', KEY_ID_BYTES), bytes: derive('token encryption', 32) };
}
