import type { Clock } from '@quayside/connector-kit';
import { createDeeplGlossaries, deeplError } from './deepl-glossaries.ts';
import { at, createEngineHttp, glossaryGone, requireTexts } from './http.ts';
import { type KeepTag, lengthOf, markKept, removeKeepTags, withoutTerms } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';

const KEEP: KeepTag = { name: 'x', attributes: '' };

/** A key of the free plan ends in `:fx` and uses a separate host (developers.deepl.com/docs/getting-started/auth). */
export const deeplHost = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

const targetOf = (to: string) =>
  to.startsWith('en') ? (to === 'en-US' ? 'EN-US' : 'EN-GB') : to.slice(0, 2).toUpperCase();

/**
 * DeepL: `POST /v2/translate` (developers.deepl.com/api-reference/translate). At most 50 texts and 128 KiB per call.
 * Protected text is in an element from `ignore_tags` (developers.deepl.com/docs/xml-and-html-handling/xml). A used-up
 * quota has the status 456.
 */
export function createDeepl({ key }: EngineKey, url: string | undefined, clock: Clock): EngineClient {
  const http = createEngineHttp(clock);
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  return {
    name: 'deepl',
    limits: { texts: 50, characters: 30_000 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    glossaries: createDeeplGlossaries({ key, host: url ?? deeplHost(key), http, clock }),
    async translate({ from, to, texts, glossary }) {
      const { status, body } = await http.send({
        operation: 'deepl.translate',
        url: `${url ?? deeplHost(key)}/v2/translate`,
        headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
        body: JSON.stringify({
          text: marked(glossary === undefined ? texts : texts.map(withoutTerms)),
          ...(glossary === undefined ? {} : { glossary_id: glossary }),
          source_lang: from.slice(0, 2).toUpperCase(),
          target_lang: targetOf(to),
          tag_handling: 'xml',
          ignore_tags: [KEEP.name],
          split_sentences: '0',
          // Shops address strangers formally; languages without the distinction ignore it.
          formality: 'prefer_more',
        }),
      });
      const isGone = status === 404 || (status === 400 && /glossary/i.test(String(at(body, 'message'))));
      if (glossary !== undefined && isGone) throw glossaryGone();
      if (status !== 200) throw deeplError(status, body, clock);
      const found = requireTexts(at(body, 'translations'), (entry) => at(entry, 'text'), texts.length);
      return found.map((text) => removeKeepTags(text, KEEP));
    },
  };
}
