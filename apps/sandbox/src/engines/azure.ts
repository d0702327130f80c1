import { type EngineDialect, field, header, lengthOf } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { lieAbout, translateMarkup } from './translate.ts';

const LANGUAGES = new Set(['en', 'de', 'fr', 'fr-ca', 'it', 'es', 'nl', 'pl']);
const MOST_TEXTS = 1_000;
const MOST_CHARACTERS = 50_000;
const UNTRANSLATED = /<span class="notranslate">.*?<\/span>/gs;
const DICTIONARY = /<mstrans:dictionary translation="([^"]*)">.*?<\/mstrans:dictionary>/gs;

/** The dynamic dictionary: each marked element is replaced by the translation it states. */
const inOwnWords = (text: string) => text.replace(DICTIONARY, '<span class="notranslate">$1</span>');

/** Six digits; the first three are the HTTP status. */
const refuse = (code: number, message: string) => ({
  status: Math.floor(code / 1000),
  body: { error: { code, message } },
});

export const azureDialect: EngineDialect = {
  operation: 'azure.translate',
  url: '/azure/translate',
  answer({ request, meter, struck, isStruck }) {
    const { body, query } = request;
    const isKeyKnown =
      header(request, 'ocp-apim-subscription-key') === ENGINE_KEYS.azure &&
      header(request, 'ocp-apim-subscription-region') === ENGINE_KEYS.azureRegion;
    if (!isKeyKnown || isStruck('revoked-token')) {
      return refuse(401000, 'The request is not authorized because credentials are missing or invalid.');
    }
    if (isStruck('5xx')) return refuse(503000, 'Service is temporarily unavailable. Please retry.');
    const tooMany = 'The server rejected the request because the client has exceeded request limits.';
    if (isStruck('throttle-429')) return { ...refuse(429001, tooMany), headers: { 'retry-after': '2' } };
    if (field(query, 'api-version') !== '3.0') {
      return refuse(400021, 'The API version parameter is missing or invalid.');
    }
    const to = String(field(query, 'to') ?? '');
    if (!LANGUAGES.has(to)) return refuse(400036, 'The target language is not valid.');
    if (!Array.isArray(body)) return refuse(400074, 'The body of the request is not valid JSON.');
    // The documentation writes `Text`, and the official client `text`.
    const texts = body.map((entry) => field(entry, 'Text') ?? field(entry, 'text'));
    if (texts.length === 0 || texts.length > MOST_TEXTS) return refuse(400075, 'The array has too many elements.');
    if (!texts.every((text) => typeof text === 'string')) return refuse(400072, 'The text is missing.');
    if (lengthOf(texts) > MOST_CHARACTERS) return refuse(400077, 'The maximum request size has been exceeded.');
    if (isStruck('quota-used') || !meter.take('azure', texts)) {
      return refuse(403001, 'The operation is not allowed because the subscription has exceeded its free quota.');
    }
    const hasEnglish = [to, String(field(query, 'from') ?? '')].some((one) => one.startsWith('en'));
    const kept = field(query, 'textType') === 'html' ? UNTRANSLATED : /(?!)/g;
    return {
      status: 200,
      body: texts.map((text) => ({
        translations: [{ text: lieAbout(translateMarkup(hasEnglish ? inOwnWords(text) : text, to, kept), struck), to }],
      })),
    };
  },
};
