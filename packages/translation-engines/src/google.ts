import type { Clock } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, quotaUsed, refused, requireTexts, tooFrequent } from './http.ts';
import { type KeepTag, lengthOf, markKept, removeKeepTags } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';

export const GOOGLE_HOST = 'https://translation.googleapis.com';

const KEEP: KeepTag = { name: 'span', attributes: ' translate="no"' };

const isTooFrequent = new Set(['userRateLimitExceeded', 'rateLimitExceeded']);
const isUsedUp = new Set(['dailyLimitExceeded', 'quotaExceeded', 'dailyLimitExceededUnreg']);

/**
 * Google Cloud Translation, Basic: `POST /language/translate/v2`
 * (cloud.google.com/translate/docs/reference/rest/v2/translate). At most 128 texts, and 5,000 characters as Google
 * recommends (cloud.google.com/translate/quotas). Elements with `translate="no"` are kept unchanged. Glossaries belong
 * to the Advanced edition, which needs a service account and a file in a bucket instead of a key; here a seller's terms
 * are sent with each text. The key is sent in the header `X-Goog-Api-Key`, so that no access log contains it.
 */
export function createGoogle({ key }: EngineKey, url: string | undefined, clock: Clock): EngineClient {
  const http = createEngineHttp(clock);
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  return {
    name: 'google',
    limits: { texts: 128, characters: 5_000 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    async translate({ from, to, texts }) {
      const { status, body } = await http.send({
        operation: 'google.translate',
        url: `${url ?? GOOGLE_HOST}/language/translate/v2`,
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-goog-api-key': key },
        body: JSON.stringify({ q: marked(texts), source: from.slice(0, 2), target: to.slice(0, 2), format: 'html' }),
      });
      if (status !== 200) throw errorOf(status, body, clock);
      const found = requireTexts(
        at(body, 'data', 'translations'),
        (entry) => at(entry, 'translatedText'),
        texts.length,
      );
      return found.map((text) => removeKeepTags(text, KEEP));
    },
  };
}

/** A wrong key is a 400 whose details contain `API_KEY_INVALID` (cloud.google.com/apis/design/errors). */
function errorOf(status: number, body: unknown, clock: Clock): Error {
  const reason = String(at(body, 'error', 'errors', 0, 'reason') ?? '');
  const message = at(body, 'error', 'message');
  const details = at(body, 'error', 'details');
  const isKeyInvalid =
    (Array.isArray(details) && details.some((detail) => at(detail, 'reason') === 'API_KEY_INVALID')) ||
    (status === 400 && /API key not valid/i.test(String(message)));
  if (isUsedUp.has(reason)) return quotaUsed();
  if (isTooFrequent.has(reason)) return tooFrequent(clock, reason);
  if (isKeyInvalid || status === 401 || status === 403) return keyRefused(reason || String(status));
  return refused(message, reason || String(status));
}
