import { describe, expect, it } from 'vitest';
import { checkTranslation } from '../../../../packages/text/src/words.ts';
import { builtinCatalog } from '../catalog/builtin.ts';
import { LANGUAGES } from './dictionary.data.ts';
import { knownTitle } from './known-titles.ts';
import { translateMarkup } from './translate.ts';

const KEPT = /<x>.*?<\/x>/gs;
/** The most that eBay takes. */
const LIMIT = 80;

describe('the engines of the sandbox', () => {
  it('know every title of the built-in catalogue in every language, with its brand and within the limit', () => {
    for (const { title, brand } of builtinCatalog()) {
      for (const language of LANGUAGES) {
        const known = knownTitle(title, language) ?? '';
        expect([title, language, known.includes(brand ?? ''), [...known].length <= LIMIT]).toEqual([
          title,
          language,
          true,
          true,
        ]);
        expect(known).not.toBe(title);
      }
    }
  });

  it('translate each title of the built-in catalogue into each language without a mark of the checks', () => {
    const marked = builtinCatalog().flatMap(({ title, brand }) =>
      LANGUAGES.flatMap((to) => {
        const result = knownTitle(title, to) ?? '';
        const { hard, soft } = checkTranslation({ source: title, result, from: 'en', to, brand, limit: LIMIT });
        return [...hard, ...soft].map(({ code, detail }) => [to, result, code, detail]);
      }),
    );
    expect(marked).toEqual([]);
  });

  it('know a title whose brand and numbers are protected, and write its signs as the markup does', () => {
    const marked = '<x>Crumb &amp; Copper</x> 12 Cup Muffin Tray Heavy Gauge Steel <x>35 x 27cm</x>';
    expect(translateMarkup(marked, 'DE', KEPT)).toBe(
      'Crumb &amp; Copper Muffinblech für 12 Muffins starkwandiger Stahl 35 x 27 cm',
    );
    const plain = 'Crumb & Copper 12 Cup Muffin Tray Heavy Gauge Steel 35 x 27cm';
    expect(translateMarkup(plain, 'de', /(?!)/g)).toBe(
      'Crumb & Copper Muffinblech für 12 Muffins starkwandiger Stahl 35 x 27 cm',
    );
  });

  it('translate other titles word by word if they have each word, and leave the others as they are', () => {
    expect(translateMarkup('Red case', 'de', KEPT)).toBe('rot Hülle');
    expect(translateMarkup('Military Camouflage Netting Dark Green', 'de', KEPT)).toBe(
      'Military Camouflage Netting Dark Green',
    );
  });
});
