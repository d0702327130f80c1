import { deeplRefusal, refuseDeepl } from './deepl-glossaries.ts';
import { type EngineDialect, field, isTexts } from './dialect.ts';
import { translateWith } from './glossary-shelf.ts';
import { lieAbout } from './translate.ts';

const TARGETS = new Set(['DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'EN-GB', 'EN-US']);
const SOURCES = new Set(['DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'EN']);
const MOST_TEXTS = 50;
const MOST_BYTES = 128 * 1024;

export const deeplDialect: EngineDialect = {
  operation: 'deepl.translate',
  url: '/deepl/v2/translate',
  answer(call) {
    const refusal = deeplRefusal(call);
    if (refusal) return refusal;
    const { request, meter, glossaries, struck, isStruck } = call;
    const { body } = request;
    const texts = field(body, 'text');
    const target = String(field(body, 'target_lang') ?? '').toUpperCase();
    // Without a source language, DeepL detects it.
    const source = String(field(body, 'source_lang') ?? 'EN').toUpperCase();
    if (!isTexts(texts)) return refuseDeepl(400, "Bad request. Reason: Parameter 'text' not specified.");
    if (texts.length > MOST_TEXTS) return refuseDeepl(413, 'Request Entity Too Large');
    if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) return refuseDeepl(413, 'Request Entity Too Large');
    if (!TARGETS.has(target)) return refuseDeepl(400, "Value for 'target_lang' not supported.");
    if (!SOURCES.has(source)) return refuseDeepl(400, "Value for 'source_lang' not supported.");
    const glossaryId = field(body, 'glossary_id');
    const glossary = typeof glossaryId === 'string' ? glossaries.deepl.get(glossaryId) : undefined;
    const entries = glossary?.dictionaries.get(`${source.toLowerCase()} ${target.slice(0, 2).toLowerCase()}`);
    if (glossaryId !== undefined && !glossary) return refuseDeepl(404, 'Glossary not found');
    if (glossaryId !== undefined && !entries)
      return refuseDeepl(400, 'No dictionary found for language pair in glossary');
    if (isStruck('quota-used') || !meter.take('deepl', texts)) return refuseDeepl(456, 'Quota exceeded');
    const ignored = field(body, 'ignore_tags');
    const tags = field(body, 'tag_handling') === 'xml' && isTexts(ignored) ? ignored : ['x-none'];
    const kept = new RegExp(`<(${tags.join('|')})>.*?</\\1>`, 'gs');
    return {
      status: 200,
      body: {
        translations: texts.map((text) => ({
          detected_source_language: source,
          text: lieAbout(translateWith(entries ?? new Map(), text, target, kept, false), struck),
          ...(field(body, 'show_billed_characters') === undefined ? {} : { billed_characters: [...text].length }),
        })),
      },
    };
  },
};
