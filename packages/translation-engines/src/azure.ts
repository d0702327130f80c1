import type { Clock } from '@quayside/connector-kit';
import { at, createEngineHttp, keyRefused, quotaUsed, refused, requireTexts, tooFrequent } from './http.ts';
import { escapeText, type KeepTag, lengthOf, markKept, removeKeepTags, type TermMark } from './markup.ts';
import type { EngineClient, EngineKey } from './port.ts';

export const AZURE_HOST = 'https://api.cognitive.microsofttranslator.com';

const KEEP: KeepTag = { name: 'span', attributes: ' class="notranslate"' };

/** The dynamic dictionary: the translation for one occurrence, sent with the text (…/translator/dynamic-dictionary). */
const inDictionary: TermMark = (written, target) =>
  `<mstrans:dictionary translation="${escapeText(target).replaceAll('"', '&quot;')}">${escapeText(written)}</mstrans:dictionary>`;

const targetOf = (to: string) => (to === 'fr-CA' ? 'fr-ca' : to.slice(0, 2));

/**
 * Azure Translator 3.0: `POST /translate`
 * (learn.microsoft.com/azure/ai-services/translator/text-translation/reference/v3/translate). At most 1,000 texts and
 * 50,000 characters per call. Elements with the class `notranslate` are kept unchanged
 * (…/translator/prevent-translation). Azure stores no glossaries, so a seller's terms are sent with each text. Error
 * codes have six digits; the first three are the status: 403001 is a used-up quota.
 */
export function createAzure({ key, region }: EngineKey, url: string | undefined, clock: Clock): EngineClient {
  const http = createEngineHttp(clock);
  const marked = (texts: Parameters<EngineClient['charactersOf']>[0]) =>
    texts.map((text) => markKept(text, KEEP, inDictionary));
  // Azure supports the dictionary only from and to English; for other pairs the translation is inserted as protected
  // text.
  const textsOf = (from: string, to: string, texts: Parameters<EngineClient['charactersOf']>[0]) =>
    from.startsWith('en') || to.startsWith('en') ? marked(texts) : texts.map((text) => markKept(text, KEEP));
  return {
    name: 'azure',
    limits: { texts: 1_000, characters: 50_000 },
    charactersOf: (texts) => lengthOf(marked(texts)),
    async translate({ from, to, texts }) {
      const query = new URLSearchParams({
        'api-version': '3.0',
        from: from.slice(0, 2),
        to: targetOf(to),
        textType: 'html',
      });
      const { status, body } = await http.send({
        operation: 'azure.translate',
        url: `${url ?? AZURE_HOST}/translate?${query}`,
        headers: {
          'content-type': 'application/json; charset=UTF-8',
          'ocp-apim-subscription-key': key,
          ...(region ? { 'ocp-apim-subscription-region': region } : {}),
        },
        body: JSON.stringify(textsOf(from, to, texts).map((Text) => ({ Text }))),
      });
      if (status !== 200) throw errorOf(status, body, clock);
      const found = requireTexts(body, (entry) => at(entry, 'translations', 0, 'text'), texts.length);
      return found.map((text) => removeKeepTags(text, KEEP));
    },
  };
}

function errorOf(status: number, body: unknown, clock: Clock): Error {
  const code = String(at(body, 'error', 'code') ?? status);
  if (code === '403001') return quotaUsed();
  if (status === 401 || status === 403) return keyRefused(code);
  if (code.startsWith('429')) return tooFrequent(clock, code);
  return refused(at(body, 'error', 'message'), code);
}
