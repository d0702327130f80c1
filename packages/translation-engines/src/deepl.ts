import type { Clock } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, quotaUsed, refused, requireTexts, tooFrequent } from './http.ts';
import { type KeepTag, lengthOf, markKept, unmarkKept } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';

const KEEP: KeepTag = { name: 'x', attributes: '' };

/** A key of the free plan ends in `:fx` and has a host of its own (developers.deepl.com/docs/getting-started/auth). */
export const deeplHost = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

const targetOf = (to: string) =>
  to.startsWith('en') ? (to === 'en-US' ? 'EN-US' : 'EN-GB') : to.slice(0, 2).toUpperCase();

/**
 * DeepL: `POST /v2/translate` (developers.deepl.com/api-reference/translate). At most 50 texts and 128 KiB in one call. What
 * must be kept stands in an element of `ignore_tags` (developers.deepl.com/docs/xml-and-html-handling/xml). A used-up quota is 456.
 */
export function createDeepl({ key }: EngineKey, url: string | undefined, clock: Clock): EngineClient {
  const http = createEngineHttp(clock);
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  return {
    name: 'deepl',
    limits: { texts: 50, characters: 30_000 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    async translate({ from, to, texts }) {
      const { status, body } = await http.post({
        operation: 'deepl.translate',
        url: `${url ?? deeplHost(key)}/v2/translate`,
        headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
        body: JSON.stringify({
          text: marked(texts),
          source_lang: from.slice(0, 2).toUpperCase(),
          target_lang: targetOf(to),
          tag_handling: 'xml',
          ignore_tags: [KEEP.name],
          split_sentences: '0',
          // Shops speak to strangers; languages without the difference ignore it.
          formality: 'prefer_more',
        }),
      });
      if (status === 403 || status === 401) throw keyRefused(String(status));
      if (status === 456) throw quotaUsed();
      if (status === 529) throw tooFrequent(clock, '529');
      if (status !== 200) throw refused(at(body, 'message'), String(status));
      const found = requireTexts(at(body, 'translations'), (entry) => at(entry, 'text'), texts.length);
      return found.map((text) => unmarkKept(text, KEEP));
    },
  };
}
