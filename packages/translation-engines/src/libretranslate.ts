import type { Clock } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, refused, requireTexts } from './http.ts';
import { type KeepTag, lengthOf, markKept, removeKeepTags } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';

export const LIBRETRANSLATE_HOST = 'https://libretranslate.com';

/**
 * LibreTranslate's HTML parser keeps this element unchanged (argosopentech/translate-html, `NON_TRANSLATEABLE_TAGS`).
 */
const KEEP: KeepTag = { name: 'code', attributes: '' };

/**
 * LibreTranslate: `POST /translate` with a list of texts (docs.libretranslate.com/api/operations/translate). A server
 * may require a key, and returns 429 for too many calls. Servers set their own limits; these are small enough for the
 * usual ones.
 */
export function createLibreTranslate({ key }: EngineKey, url: string | undefined, clock: Clock): EngineClient {
  const http = createEngineHttp(clock);
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) => texts.map((text) => markKept(text, KEEP));
  return {
    name: 'libretranslate',
    limits: { texts: 10, characters: 2_000 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    async translate({ from, to, texts }) {
      const { status, body } = await http.send({
        operation: 'libretranslate.translate',
        url: `${url ?? LIBRETRANSLATE_HOST}/translate`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: marked(texts),
          source: from.slice(0, 2),
          target: to.slice(0, 2),
          format: 'html',
          ...(key === '' ? {} : { api_key: key }),
        }),
      });
      if (status === 401 || status === 403) throw keyRefused(String(status));
      if (status !== 200) throw refused(at(body, 'error'), String(status));
      const found = requireTexts(at(body, 'translatedText'), (entry) => entry, texts.length);
      return found.map((text) => removeKeepTags(text, KEEP));
    },
  };
}
