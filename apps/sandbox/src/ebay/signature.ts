import { createHash, createPublicKey, verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../platform/bodies.ts';
import { type EbayRefusal, refusal } from './errors.ts';
import type { Seller } from './seller.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

/** Digital signatures of calls for sellers of the EU and the UK: RFC 9421 (signatures) and RFC 9530 (digests). */

const SIGNED_FOR = new Set(['GB', 'DE', 'FR', 'IT', 'ES', 'AT', 'BE', 'NL', 'IE', 'PL']);

export const needsSignature = ({ profile }: Seller): boolean =>
  SIGNED_FOR.has(profile.homeMarketplace.replace(/^EBAY_/, ''));

const invalid = (additionalInfo: string): EbayRefusal => refusal(400, 215120, { additionalInfo });

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  if (typeof value !== 'string' || value === '') throw refusal(400, 215001, { header: name });
  return value;
}

function requireDigest(request: FastifyRequest): void {
  const match = /^(sha-256|sha-512)=:([A-Za-z0-9+/=]+):$/.exec(headerOf(request, 'content-digest'));
  if (!match) throw invalid('Content-Digest has another form');
  const [, algorithm = '', stated] = match;
  const hash = createHash(algorithm.replace('-', ''));
  if (hash.update(rawBodyOf(request)).digest('base64') !== stated) throw invalid('the digest is not the body’s');
}

/** The value of each component that a signature may cover. */
function componentsOf(request: FastifyRequest): Readonly<Record<string, () => string>> {
  return {
    'content-digest': () => headerOf(request, 'content-digest'),
    'x-ebay-signature-key': () => headerOf(request, 'x-ebay-signature-key'),
    '@method': () => request.method,
    '@path': () => request.url.split('?')[0] ?? '',
    '@authority': () => String(request.headers['x-forwarded-host'] ?? request.headers.host ?? '').toLowerCase(),
  };
}

const INPUT = /^([a-z0-9_-]+)=(\(((?:"[^"]+" ?)+)\);created=(\d+)(?:;[a-z]+=(?:"[^"]*"|\d+))*)$/;

/**
 * The text that was signed.
 * @throws EbayRefusal if the signature covers less than eBay requires
 */
function signedText(request: FastifyRequest, hasBody: boolean): { label: string; text: string } {
  const match = INPUT.exec(headerOf(request, 'signature-input'));
  if (!match) throw invalid('Signature-Input has another form');
  const [, label = '', parameters = '', covered = ''] = match;
  const names = [...covered.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const components = componentsOf(request);
  const needed = Object.keys(components).filter((name) => hasBody || name !== 'content-digest');
  if (needed.some((name) => !names.includes(name))) throw invalid('the signature covers too little');
  const lines = names.map((name) => {
    const component = components[name];
    if (!component) throw invalid(`the component ${name} is unknown`);
    return `"${name}": ${component()}`;
  });
  return { label, text: [...lines, `"@signature-params": ${parameters}`].join('\n') };
}

function isSignedBy(key: SigningKey, text: string, signature: Buffer): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(key.cipher === 'ED25519' ? null : 'sha256', Buffer.from(text), publicKey, signature);
}

/** Verifies the call's signature. @throws EbayRefusal for a missing or wrong one */
export function requireSignature(keys: SigningKeys, request: FastifyRequest): void {
  const hasBody = rawBodyOf(request) !== '';
  const key = keys.findByJwe(headerOf(request, 'x-ebay-signature-key'));
  if (!key) throw invalid('the key is unknown');
  if (hasBody) requireDigest(request);
  const { label, text } = signedText(request, hasBody);
  const match = /^([a-z0-9_-]+)=:([A-Za-z0-9+/=]+):$/.exec(headerOf(request, 'signature'));
  if (match?.[1] !== label) throw invalid('Signature has another form');
  if (!isSignedBy(key, text, Buffer.from(match[2] ?? '', 'base64'))) throw invalid('it was made with another key');
}
