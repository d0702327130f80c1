import { type Clock, mapBounded } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, quotaUsed, refused, requireTexts, tooFrequent } from './http.ts';
import { type KeepTag, lengthOf, markKept, unmarkKept } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';
import { signV4 } from './sigv4.ts';

const KEEP: KeepTag = { name: 'span', attributes: ' translate="no"' };
const CALLS_AT_ONCE = 4;

const isKeyError = new Set([
  'UnrecognizedClientException',
  'InvalidSignatureException',
  'IncompleteSignatureException',
  'MissingAuthenticationTokenException',
  'AccessDeniedException',
  'ExpiredTokenException',
]);
const isTooFrequent = new Set(['ThrottlingException', 'TooManyRequestsException']);

const targetOf = (to: string) => (to === 'fr-CA' ? to : to.slice(0, 2));

/**
 * Amazon Translate: `TranslateText` (docs.aws.amazon.com/translate/latest/APIReference/API_TranslateText.html), JSON 1.1 with
 * Signature Version 4. One text in a call, at most 10,000 bytes. Elements with `translate="no"` stay as they are
 * (docs.aws.amazon.com/translate/latest/dg/customizing-translations-tags.html).
 */
export function createAmazon(
  { key, secret = '', region = '' }: EngineKey,
  url: string | undefined,
  clock: Clock,
): EngineClient {
  const http = createEngineHttp(clock);
  const host = url ?? `https://translate.${region}.amazonaws.com`;
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  const translateOne = async (from: string, to: string, text: string): Promise<string> => {
    const body = JSON.stringify({ Text: text, SourceLanguageCode: from.slice(0, 2), TargetLanguageCode: targetOf(to) });
    const call = {
      method: 'POST' as const,
      url: `${host}/`,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSShineFrontendService_20170701.TranslateText',
      },
      body,
    };
    // `host` is signed, and set by fetch itself.
    const { host: _host, ...headers } = signV4(call, {
      keyId: key,
      secret,
      region,
      service: 'translate',
      at: clock.now(),
    });
    const { status, body: answer } = await http.post({
      operation: 'amazon.translateText',
      url: call.url,
      headers,
      body,
    });
    if (status !== 200) throw errorOf(status, answer, clock);
    return unmarkKept(requireTexts([at(answer, 'TranslatedText')], (entry) => entry, 1)[0] ?? '', KEEP);
  };
  return {
    name: 'amazon',
    // A character has at most four bytes.
    limits: { texts: 10, characters: 2_500 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    translate: ({ from, to, texts }) =>
      mapBounded(marked(texts), CALLS_AT_ONCE, (text) => translateOne(from, to, text)),
  };
}

/** The type may have a prefix: `com.amazon.coral.service#AccessDeniedException`. */
function errorOf(status: number, body: unknown, clock: Clock): Error {
  const type = String(at(body, '__type') ?? status).replace(/^.*#/, '');
  if (type === 'LimitExceededException') return quotaUsed();
  if (isTooFrequent.has(type)) return tooFrequent(clock, type);
  if (isKeyError.has(type) || status === 401 || status === 403) return keyRefused(type);
  return refused(at(body, 'message') ?? at(body, 'Message'), type);
}
