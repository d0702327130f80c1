import { isObject } from './conform.ts';
import { refusal } from './errors.ts';
import { json, type Operation } from './operation.ts';

const languages: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'it', 'es', 'nl', 'zh', 'pl', 'pt', 'ru']);
const longest = { ITEM_TITLE: 1000, ITEM_DESCRIPTION: 20_000 } as const;

const isContext = (value: unknown): value is keyof typeof longest =>
  value === 'ITEM_TITLE' || value === 'ITEM_DESCRIPTION';

export const translationOperations: readonly Operation[] = [
  {
    api: 'translation',
    auth: 'app',
    name: 'translate',
    method: 'POST',
    url: '/commerce/translation/v1_beta/translate',
    run(call) {
      const { from, to, text, translationContext } = isObject(call.body) ? call.body : {};
      if (typeof from !== 'string' || !languages.has(from)) throw refusal(400, 110001);
      if (typeof to !== 'string' || !languages.has(to)) throw refusal(400, 110002);
      if (from === to || (from !== 'en' && to !== 'en')) throw refusal(400, 110006);
      if (!isContext(translationContext)) throw refusal(400, 110003);
      if (!Array.isArray(text) || text.length === 0 || typeof text[0] !== 'string' || text[0] === '') {
        throw refusal(400, 110008);
      }
      if (text.length > 1) throw refusal(400, 110004);
      const [originalText] = text;
      if (originalText.length > longest[translationContext]) throw refusal(400, 110005);
      if (translationContext === 'ITEM_TITLE' && /<[a-z/!][^>]*>/i.test(originalText)) throw refusal(400, 110007);
      // The sandbox cannot translate; the mark shows that the text is not a translation.
      return json(200, { from, to, translations: [{ originalText, translatedText: `[${to}] ${originalText}` }] });
    },
  },
];
