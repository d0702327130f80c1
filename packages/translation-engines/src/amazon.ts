import { type Clock, mapBounded } from '@quayside/connector-kit';
import { type AmazonCall, createAmazonTerminologies } from './amazon-terminologies.ts';
import {
  at,
  createEngineHttp,
  glossaryGone,
  keyRefused,
  quotaUsed,
  refused,
  requireTexts,
  tooFrequent,
} from './http.ts';
import { type KeepTag, lengthOf, markKept, removeKeepTags, withoutTerms } from './markup.ts';
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
 * Amazon Translate: `TranslateText` (docs.aws.amazon.com/translate/latest/APIReference/API_TranslateText.html), JSON
 * 1.1 with Signature Version 4. One text per call, at most 10,000 bytes. Elements with `translate="no"` are kept
 * unchanged (docs.aws.amazon.com/translate/latest/dg/customizing-translations-tags.html).
 */
export function createAmazon(
  { key, secret = '', region = '' }: EngineKey,
  url: string | undefined,
  clock: Clock,
): EngineClient {
  const http = createEngineHttp(clock);
  const host = url ?? `https://translate.${region}.amazonaws.com`;
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  const call: AmazonCall = async (action, input) => {
    const body = JSON.stringify(input);
    const request = {
      method: 'POST' as const,
      url: `${host}/`,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSShineFrontendService_20170701.${action}`,
      },
      body,
    };
    // `host` is signed, but fetch itself sets it.
    const { host: _host, ...headers } = signV4(request, {
      keyId: key,
      secret,
      region,
      service: 'translate',
      at: clock.now(),
    });
    const operation = `amazon.${action.charAt(0).toLowerCase()}${action.slice(1)}`;
    const { status, body: answer } = await http.send({ operation, url: request.url, headers, body });
    if (status !== 200) throw errorOf(status, answer, clock);
    return answer;
  };
  const translateOne = async (from: string, to: string, text: string, glossary: string | undefined) => {
    const answer = await call('TranslateText', {
      Text: text,
      SourceLanguageCode: from.slice(0, 2),
      TargetLanguageCode: targetOf(to),
      ...(glossary === undefined ? {} : { TerminologyNames: [glossary] }),
    });
    return removeKeepTags(requireTexts([at(answer, 'TranslatedText')], (entry) => entry, 1)[0] ?? '', KEEP);
  };
  return {
    name: 'amazon',
    // A character has at most four bytes.
    limits: { texts: 10, characters: 2_500 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    glossaries: createAmazonTerminologies(call),
    translate: ({ from, to, texts, glossary }) =>
      mapBounded(marked(glossary === undefined ? texts : texts.map(withoutTerms)), CALLS_AT_ONCE, (text) =>
        translateOne(from, to, text, glossary),
      ),
  };
}

/** The type may have a prefix: `com.amazon.coral.service#AccessDeniedException`. */
function errorOf(status: number, body: unknown, clock: Clock): Error {
  const type = String(at(body, '__type') ?? status).replace(/^.*#/, '');
  if (type === 'LimitExceededException') return quotaUsed();
  if (type === 'ResourceNotFoundException') return glossaryGone();
  if (isTooFrequent.has(type)) return tooFrequent(clock, type);
  if (isKeyError.has(type) || status === 401 || status === 403) return keyRefused(type);
  return refused(at(body, 'message') ?? at(body, 'Message'), type);
}
