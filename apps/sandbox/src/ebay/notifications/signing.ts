import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

/** A P-256 key pair, as PEM. */
export interface SigningKey {
  kid: string;
  privateKey: string;
  publicKey: string;
}

export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    kid: randomUUID(),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
}

/**
 * The header `X-EBAY-SIGNATURE`: base64 of a JSON object with the signature of the body, by the key with the id `kid`.
 */
export function signatureHeader(body: string, { privateKey }: Pick<SigningKey, 'privateKey'>, kid: string): string {
  const signature = createSign('sha1').update(body).sign(privateKey, 'base64');
  return Buffer.from(JSON.stringify({ alg: 'ecdsa', kid, signature, digest: 'SHA1' })).toString('base64');
}

/** eBay returns a key without line breaks. */
export const keyOnOneLine = ({ publicKey }: SigningKey): string => publicKey.replace(/\n/g, '');

/** The response that eBay expects from an endpoint to a challenge. */
export const challengeResponse = (code: string, verificationToken: string, endpoint: string): string =>
  createHash('sha256').update(code).update(verificationToken).update(endpoint).digest('hex');
