import { type EngineDialect, field, header, isTexts, lengthOf } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { lieAbout, translateMarkup } from './translate.ts';

const LANGUAGES = new Set(['en', 'de', 'fr', 'it', 'es', 'nl', 'pl']);
const MOST_TEXTS = 128;
/** The maximum total number of characters in a request. */
const MOST_CHARACTERS = 102_400;
const UNTRANSLATED = /<span translate="no">.*?<\/span>/gs;

const refuse = (code: number, message: string, reason: string, status: string, details: readonly unknown[] = []) => ({
  status: code,
  body: {
    error: {
      code,
      message,
      errors: [{ message, domain: 'global', reason }],
      status,
      ...(details.length === 0 ? {} : { details }),
    },
  },
});

const KEY_INVALID = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
  domain: 'googleapis.com',
};

const entities = (text: string) => text.replaceAll("'", '&#39;').replaceAll('"', '&quot;');
/** Google returns HTML with quotation marks as entities, but not inside elements. */
const asHtml = (text: string) =>
  text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : entities(part)))
    .join('');

export const googleDialect: EngineDialect = {
  operation: 'google.translate',
  url: '/google/language/translate/v2',
  answer({ request, meter, struck, isStruck }) {
    const { body } = request;
    const given = header(request, 'x-goog-api-key') || String(field(request.query, 'key') ?? '');
    if (given === '') {
      return refuse(403, 'The request is missing a valid API key.', 'forbidden', 'PERMISSION_DENIED');
    }
    if (given !== ENGINE_KEYS.google || isStruck('revoked-token')) {
      const message = 'API key not valid. Please pass a valid API key.';
      return refuse(400, message, 'badRequest', 'INVALID_ARGUMENT', [KEY_INVALID]);
    }
    if (isStruck('5xx')) return refuse(503, 'The service is currently unavailable.', 'backendError', 'UNAVAILABLE');
    if (isStruck('throttle-429')) {
      return refuse(403, 'User Rate Limit Exceeded', 'userRateLimitExceeded', 'PERMISSION_DENIED');
    }
    const q = field(body, 'q');
    const texts = typeof q === 'string' ? [q] : q;
    const target = String(field(body, 'target') ?? '');
    if (!isTexts(texts)) return refuse(400, 'Required Text', 'required', 'INVALID_ARGUMENT');
    if (texts.length > MOST_TEXTS) return refuse(400, 'Too many text segments', 'invalid', 'INVALID_ARGUMENT');
    if (lengthOf(texts) > MOST_CHARACTERS)
      return refuse(413, 'Request payload size exceeds the limit', 'uploadTooLarge', 'INVALID_ARGUMENT');
    if (!LANGUAGES.has(target)) return refuse(400, 'Invalid Value', 'invalid', 'INVALID_ARGUMENT');
    if (isStruck('quota-used') || !meter.take('google', texts)) {
      return refuse(403, 'Daily Limit Exceeded', 'dailyLimitExceeded', 'PERMISSION_DENIED');
    }
    const source = field(body, 'source');
    return {
      status: 200,
      body: {
        data: {
          translations: texts.map((text) => ({
            translatedText: asHtml(lieAbout(translateMarkup(text, target, UNTRANSLATED), struck)),
            ...(source === undefined ? { detectedSourceLanguage: 'en' } : {}),
          })),
        },
      },
    };
  },
};
