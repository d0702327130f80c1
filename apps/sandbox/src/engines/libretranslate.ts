import { type EngineDialect, field, isTexts, lengthOf } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { lieAbout, translateMarkup } from './translate.ts';

const LANGUAGES = new Set(['en', 'de', 'fr', 'it', 'es', 'nl', 'pl']);
const MOST_CHARACTERS = 2_000;
const MOST_TEXTS = 50;
const UNTRANSLATED = /<code>.*?<\/code>/gs;

const refuse = (status: number, error: string) => ({ status, body: { error } });

export const libreTranslateDialect: EngineDialect = {
  operation: 'libretranslate.translate',
  url: '/libretranslate/translate',
  answer({ request, struck, isStruck }) {
    const { body } = request;
    if (isStruck('5xx')) return refuse(500, 'Cannot translate text: the model is not available');
    if (isStruck('throttle-429'))
      return { ...refuse(429, 'Slowdown: 80 per 1 minute'), headers: { 'retry-after': '2' } };
    if (field(body, 'api_key') !== ENGINE_KEYS.libretranslate || isStruck('revoked-token')) {
      return refuse(403, 'Invalid API key');
    }
    if (isStruck('quota-used')) return refuse(403, 'Too many request limits violations');
    const q = field(body, 'q');
    const texts = typeof q === 'string' ? [q] : q;
    const target = String(field(body, 'target') ?? '');
    if (!isTexts(texts)) return refuse(400, 'Invalid request: missing q parameter');
    if (texts.length > MOST_TEXTS)
      return refuse(400, `Invalid request: request (${texts.length}) exceeds batch size (${MOST_TEXTS})`);
    if (lengthOf(texts) > MOST_CHARACTERS) {
      return refuse(400, `Invalid request: request (${lengthOf(texts)}) exceeds text limit (${MOST_CHARACTERS})`);
    }
    if (!LANGUAGES.has(target)) return refuse(400, `${target} is not supported`);
    const kept = field(body, 'format') === 'html' ? UNTRANSLATED : /(?!)/g;
    const translated = texts.map((text) => lieAbout(translateMarkup(text, target, kept), struck));
    return { status: 200, body: { translatedText: typeof q === 'string' ? translated[0] : translated } };
  },
};
