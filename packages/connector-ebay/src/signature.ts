import { createHash, createPrivateKey, sign } from 'node:crypto';
import { type AccountSession, ConnectorError, type SigningKey, type TransportRequest } from '@quayside/connector-kit';

/** Digital signatures of calls for sellers of the EU and the UK: RFC 9421 (signatures) and RFC 9530 (digests), with eBay's key header. */

export interface NewSigningKey {
  readonly jwe?: string;
  /** PKCS #8, DER in base64. */
  readonly privateKey?: string;
  /** Seconds since 1970. */
  readonly expirationTime?: number;
}

const LIFETIME_MS = 3 * 365 * 86_400_000;
/** A key is replaced this long before it expires. */
const MARGIN_MS = 86_400_000;
/** Another process may renew the token at the same time. */
const ATTEMPTS = 3;

export function toSigningKey({ jwe = '', privateKey = '', expirationTime }: NewSigningKey, now: Date): SigningKey {
  const expiresAt = expirationTime === undefined ? now.getTime() + LIFETIME_MS : expirationTime * 1000;
  return { name: jwe, privateKey, expiresAt: new Date(expiresAt).toISOString() };
}

/** The account's signing key. It is stored with the account's tokens, because eBay shows a private key only once. */
export async function signingKeyOf(session: AccountSession, create: () => Promise<SigningKey>): Promise<SigningKey> {
  const isUsable = (key: SigningKey | undefined): key is SigningKey =>
    key !== undefined && Date.parse(key.expiresAt) - session.clock.now().getTime() > MARGIN_MS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const current = await session.tokens.read();
    if (isUsable(current.signingKey)) return current.signingKey;
    const stored = await session.tokens.refresh(current, async (existing) =>
      isUsable(existing.signingKey) ? existing : { ...existing, signingKey: await create() },
    );
    if (isUsable(stored.signingKey)) return stored.signingKey;
  }
  throw new ConnectorError('unavailable', 'eBay’s signing key could not be stored.');
}

/** The four headers of a signed call. */
export function signatureHeaders(
  { method, url, body = '' }: Pick<TransportRequest, 'method' | 'url' | 'body'>,
  key: SigningKey,
  now: Date,
): Record<string, string> {
  const { host, pathname } = new URL(url);
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const components: readonly (readonly [string, string])[] = [
    ['content-digest', digest],
    ['x-ebay-signature-key', key.name],
    ['@method', method],
    ['@path', pathname],
    ['@authority', host],
  ];
  const covered = components.map(([name]) => `"${name}"`).join(' ');
  const parameters = `(${covered});created=${Math.floor(now.getTime() / 1000)}`;
  const text = [...components.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${parameters}`];
  const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign(null, Buffer.from(text.join('\n')), privateKey).toString('base64');
  return {
    'content-digest': digest,
    'x-ebay-signature-key': key.name,
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature}:`,
  };
}
