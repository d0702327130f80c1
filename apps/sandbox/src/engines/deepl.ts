import { type EngineDialect, field, isTexts } from './dialect.ts';
import { ENGINE_KEYS } from './engines-state.ts';
import { lieAbout, translateMarkup } from './translate.ts';

const TARGETS = new Set(['DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'EN-GB', 'EN-US']);
const SOURCES = new Set(['DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'EN']);
const MOST_TEXTS = 50;
const MOST_BYTES = 128 * 1024;

const refuse = (status: number, message: string) => ({ status, body: { message } });

export const deeplDialect: EngineDialect = {
  operation: 'deepl.translate',
  url: '/deepl/v2/translate',
  answer({ request, meter, struck, isStruck }) {
    const { body } = request;
    const given = request.headers.authorization;
    if (given !== `DeepL-Auth-Key ${ENGINE_KEYS.deepl}` || isStruck('revoked-token')) return { status: 403 };
    if (isStruck('5xx')) return refuse(503, 'Resource currently unavailable');
    if (isStruck('throttle-429')) return { ...refuse(429, 'Too many requests'), headers: { 'retry-after': '2' } };
    const texts = field(body, 'text');
    const target = String(field(body, 'target_lang') ?? '');
    const source = String(field(body, 'source_lang') ?? '');
    if (!isTexts(texts)) return refuse(400, "Bad request. Reason: Parameter 'text' not specified.");
    if (texts.length > MOST_TEXTS) return refuse(413, 'Request Entity Too Large');
    if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) return refuse(413, 'Request Entity Too Large');
    if (!TARGETS.has(target)) return refuse(400, "Value for 'target_lang' not supported.");
    if (!SOURCES.has(source)) return refuse(400, "Value for 'source_lang' not supported.");
    if (isStruck('quota-used') || !meter.take('deepl', texts)) return refuse(456, 'Quota exceeded');
    const ignored = field(body, 'ignore_tags');
    const tags = field(body, 'tag_handling') === 'xml' && isTexts(ignored) ? ignored : ['x-none'];
    const kept = new RegExp(`<(${tags.join('|')})>.*?</\\1>`, 'gs');
    return {
      status: 200,
      body: {
        translations: texts.map((text) => ({
          detected_source_language: source,
          text: lieAbout(translateMarkup(text, target, kept), struck),
        })),
      },
    };
  },
};
