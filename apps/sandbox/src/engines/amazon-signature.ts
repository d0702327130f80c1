import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { header } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z\d-]+)\/translate\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([\da-f]{64})$/;
const SKEW_MS = 5 * 60_000;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Why AWS would reject the signature; undefined if it is valid. */
export function signatureProblem(request: FastifyRequest, body: string, now: number): string | undefined {
  const given = FORM.exec(header(request, 'authorization'));
  if (!given) return 'MissingAuthenticationTokenException';
  const [, keyId, day = '', region = '', signed = '', signature = ''] = given;
  if (keyId !== ENGINE_KEYS.amazonKeyId) return 'UnrecognizedClientException';
  const time = header(request, 'x-amz-date');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!time.startsWith(day) || !(Math.abs(now - at) < SKEW_MS)) return 'InvalidSignatureException';
  const names = signed.split(';');
  if (!names.includes('host')) return 'InvalidSignatureException';
  const [path = '/', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(request, name).trim()}`),
    '',
    signed,
    sha256(body),
  ].join('\n');
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/translate/aws4_request\n${sha256(canonical)}`;
  const key = ['translate', 'aws4_request'].reduce(
    (from, part) => hmac(from, part),
    hmac(hmac(`AWS4${ENGINE_KEYS.amazonSecret}`, day), region),
  );
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'InvalidSignatureException';
}
