import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, searchedText, wordsOfText } from './fold.ts';
import { formsOfWord } from './forms.ts';
import { isKeywordTooLong, KEYWORD_FIELDS, KEYWORD_LANGUAGES, KEYWORD_MATCHES, type KeywordRule } from './keyword.ts';
import { createKeywordMatcher, type MatchedTexts, textsOfRule } from './matcher.ts';

const rule = (keyword: string, given: Partial<KeywordRule> = {}): KeywordRule => ({
  keyword,
  match: 'word',
  language: 'en',
  fields: ['title'],
  exceptions: [],
  ...given,
});
const texts = (title: string, given: Partial<MatchedTexts> = {}): MatchedTexts => ({
  title,
  brand: null,
  description: '',
  ...given,
});
const isFound = (one: KeywordRule, title: string) => createKeywordMatcher([one]).find(texts(title)).length === 1;

describe('a whole word', () => {
  it.each([
    ['lego', 'LEGO® City'],
    ['lego', 'Bricks (Lego)'],
    ['lego', 'Lego-compatible bricks'],
    ['t-shirt', 'Red T Shirt'],
    ['straße', 'STRASSE 7'],
    ['strasse', 'Große Straße'],
    ['café', 'CAFE\u0301 set'],
    ['istanbul', 'İSTANBUL poster'],
    ['ISTANBUL', 'ıstanbul poster'],
    ['ΟΔΟΣ', 'οδος'],
    ['lego', 'Ｌｅｇｏ set'],
    ['lego', 'Le\u00adgo set'],
    ['🔥', 'Hot deal 🔥🔥'],
    ['☕️', 'Mug ☕ for you'],
    ['c++', 'Learn C++ now'],
    ['h&m', 'H & M shirt'],
    ['乐高', '全新乐高积木'],
    ['l’oréal', "L'Oréal Paris"],
  ])('%s is found in %s', (keyword, title) => {
    expect(isFound(rule(keyword), title)).toBe(true);
  });

  it.each([
    ['lego', 'Legoland ticket'],
    ['cafe', 'Café set'],
    ['c++', 'Vitamin C'],
    ['h&m', 'Size H M'],
    ['lego city', 'Lego Star City'],
    ['乐高', '乐 的高'],
    ['...', 'Anything'],
  ])('%s is not found in %s', (keyword, title) => {
    expect(isFound(rule(keyword), title)).toBe(false);
  });
});

describe('a prefix', () => {
  it('finds every word that begins with it, and none that only contains it', () => {
    const prefix = rule('waffe', { match: 'prefix' });
    expect(['Waffe', 'Waffenschrank', 'alte WAFFEN'].every((title) => isFound(prefix, title))).toBe(true);
    expect(isFound(prefix, 'Schusswaffe')).toBe(false);
  });
});

describe('a word in its forms', () => {
  it.each([
    ['en', 'knife', 'Two knives'],
    ['en', 'batteries', 'A battery'],
    ['en', 'toy gun', 'Toy guns'],
    ['en', 'watch', 'Watches'],
    ['de', 'Waffe', 'Waffen'],
    ['de', 'Messer', 'Messers Klinge'],
    ['de', 'Stuhl', 'Vier Stühle'],
    ['de', 'giftig', 'ein giftiger Pilz'],
    ['fr', 'arme blanche', 'Armes blanches'],
    ['fr', 'cheval', 'Chevaux'],
    ['fr', 'dangereux', 'Dangereuse'],
    ['it', 'coltello', 'Coltelli'],
    ['it', 'arma bianca', 'Armi bianche'],
    ['es', 'cuchillo', 'Cuchillos'],
    ['es', 'luz', 'Luces'],
    ['es', 'munición', 'Municiones'],
    ['zh', '打火机', '防风打火机套装'],
  ] as const)('%s: %s finds %s', (language, keyword, title) => {
    expect(isFound(rule(keyword, { match: 'forms', language }), title)).toBe(true);
  });

  it('changes no short word and no number', () => {
    for (const language of KEYWORD_LANGUAGES) {
      expect(formsOfWord('as', language)).toEqual(['as']);
      expect(formsOfWord('1234', language)).toEqual(['1234']);
    }
  });
});

describe('an exception', () => {
  it('excuses only the occurrence that it covers', () => {
    const excused = rule('replica', { exceptions: ['replica shirt'] });
    expect(isFound(excused, 'Replica shirt, home')).toBe(false);
    expect(isFound(excused, 'Replica shirt with replica watch')).toBe(true);
    expect(isFound(excused, 'Shirt replica')).toBe(true);
  });

  it('of one keyword excuses no other keyword', () => {
    const matcher = createKeywordMatcher([rule('replica', { exceptions: ['replica shirt'] }), rule('shirt')]);
    expect(matcher.find(texts('Replica shirt'))).toEqual([1]);
  });
});

describe('the fields', () => {
  it('are compared only if the keyword includes them', () => {
    const matcher = createKeywordMatcher([
      rule('lego'),
      rule('lego', { fields: ['brand'] }),
      rule('lego', { fields: ['description'] }),
    ]);
    expect(matcher.find(texts('Lego'))).toEqual([0]);
    expect(matcher.find(texts('', { brand: 'LEGO' }))).toEqual([1]);
    expect(matcher.find(texts('', { description: '<b class="lego">x</b>' }))).toEqual([]);
    expect(matcher.find(texts('', { description: '<b>Le</b>go and <i>Lego&nbsp;City</i>' }))).toEqual([2]);
    expect(matcher.readsDescriptions).toBe(true);
  });
});

const letters = fc.constantFrom(
  'a',
  'b',
  'ß',
  's',
  'é',
  'e\u0301',
  'I',
  'ı',
  'İ',
  '-',
  ' ',
  '1',
  '乐',
  '🔥',
  '+',
  '\u00ad',
);
const text = (max: number) => fc.string({ unit: letters, maxLength: max });
const anyRule: fc.Arbitrary<KeywordRule> = fc.record({
  keyword: text(5),
  match: fc.constantFrom(...KEYWORD_MATCHES),
  language: fc.constantFrom(...KEYWORD_LANGUAGES),
  fields: fc.subarray([...KEYWORD_FIELDS]),
  exceptions: fc.array(text(7), { maxLength: 2 }),
});

/** The same result by searching for every text of every keyword at every position. */
function findNaively(rules: readonly KeywordRule[], { title, brand, description }: MatchedTexts): number[] {
  const given = { title, brand: brand ?? '', description };
  const placesOf = (whole: string, part: string) =>
    Array.from({ length: whole.length }, (_, at) => at).filter((at) => whole.startsWith(part, at));
  return rules.flatMap((one, at) => {
    const isHit = one.fields.some((field) => {
      if (given[field] === '') return false;
      const whole = searchedText(given[field]);
      const excused = one.exceptions.flatMap((exception) => {
        const words = wordsOfText(exception);
        const part = ` ${words.join(' ')} `;
        return words.length === 0 ? [] : placesOf(whole, part).map((start) => [start, start + part.length] as const);
      });
      return textsOfRule(one).some((part) =>
        placesOf(whole, part).some(
          (start) => !excused.some(([from, to]) => from <= start && to >= start + part.length),
        ),
      );
    });
    return isHit ? [at] : [];
  });
}

describe('any list and any text', () => {
  it('gives the same result as a separate search for each keyword', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { maxLength: 12 }),
        fc.record({ title: text(30), brand: fc.option(text(6)), description: text(30) }),
        (rules, given) => {
          expect(createKeywordMatcher(rules).find(given)).toEqual(findNaively(rules, given));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('normalizes plain English the same with the fast and the general method', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (given) => {
        expect(searchedText(given).trim().split(' ').filter(Boolean)).toEqual(wordsOfText(given));
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves a normalized text unchanged, however its characters are encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        const folded = foldText(given);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(given.normalize('NFD'))).toBe(folded);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the length of a keyword', () => {
  it.each([
    ['ﷺ', false],
    ['ﷺ'.repeat(8), false],
    ['ﷺ'.repeat(80), true],
    ['ß'.repeat(80), false],
    ['a'.repeat(81), true],
    ['one two three four five six', false],
    ['one two three four five six seven', true],
  ])('is counted as written and as compared: %s', (text, expected) => {
    expect(isKeywordTooLong(text)).toBe(expected);
  });
});
