import { describe, expect, it } from 'vitest';
import { judgeMessages } from './messages.mjs';

/** English and one other language, with a source that uses every key; `allowed` are the keys that may equal English. */
function judge(english, language, other, allowed = []) {
  const keys = Object.keys(english).map((key) => `'${key.split(':')[1].replace(/_\w+$/, '')}'`);
  return judgeMessages({
    texts: new Map([
      ['en', new Map(Object.entries(english))],
      [language, new Map(Object.entries(other))],
    ]),
    sameAsEnglish: { [language]: allowed },
    sources: [keys.join()],
  });
}

describe('the messages of a language', () => {
  it('pass if they are translated', () => {
    expect(
      judge(
        {
          'app:save': 'Save',
          'app:left': '{{done}} of {{total}}',
          'app:n_one': '{{count}} item',
          'app:n_other': '{{count}} items',
        },
        'fr',
        {
          'app:save': 'Enregistrer',
          'app:left': '{{done}} sur {{ total }}',
          'app:n_one': '{{count}} article',
          'app:n_many': '{{count}} d’articles',
          'app:n_other': '{{count}} articles',
        },
      ),
    ).toEqual([]);
  });

  it.each([
    ['a missing key', { 'app:a': 'Save', 'app:b': 'Open' }, 'de', { 'app:a': 'Speichern' }, 'de lacks app:b'],
    [
      'an extra key',
      { 'app:a': 'Save' },
      'de',
      { 'app:a': 'Speichern', 'app:b': 'Öffnen' },
      'de says app:b, which en does not',
    ],
    [
      'another placeholder',
      { 'app:a': 'Hello {{name}}' },
      'de',
      { 'app:a': 'Hallo {{naem}}' },
      'de says app:a with {{naem}} to fill in, not {{name}}',
    ],
    [
      'a lost tag',
      { 'app:a': 'Read <1>this</1>' },
      'de',
      { 'app:a': 'Lesen Sie das' },
      'de says app:a with nothing to fill in, not </1>, <1>',
    ],
    [
      'a plural form that the language needs and the messages lack',
      { 'app:n_one': '{{count}} item', 'app:n_other': '{{count}} items' },
      'es',
      { 'app:n_one': '{{count}} artículo', 'app:n_other': '{{count}} artículos' },
      'es says app:n in the forms one, other; it needs many, one, other',
    ],
    [
      'a plural form that the language does not have',
      { 'app:n_one': '{{count}} item', 'app:n_other': '{{count}} items' },
      'zh',
      { 'app:n_one': '{{count}} 件', 'app:n_other': '{{count}} 件' },
      'zh says app:n in the forms one, other; it needs other',
    ],
    [
      'a missing sentence for zero that English has',
      { 'app:n_zero': 'none', 'app:n_one': '{{count}} item', 'app:n_other': '{{count}} items' },
      'de',
      { 'app:n_one': '{{count}} Stück', 'app:n_other': '{{count}} Stücke' },
      'de says app:n in the forms one, other; it needs one, other, zero',
    ],
    [
      'a missing number in a form that also counts zero',
      { 'app:n_one': 'One item', 'app:n_other': '{{count}} items' },
      'fr',
      { 'app:n_one': 'Un article', 'app:n_many': '{{count}} d’articles', 'app:n_other': '{{count}} articles' },
      'fr says app:n_one with nothing to fill in, not {{count}}',
    ],
    ['a text left in English', { 'app:a': 'Stop' }, 'de', { 'app:a': 'Stop' }, 'de says app:a as en does: Stop'],
    [
      'Chinese without a Chinese character',
      { 'app:a': 'Stop' },
      'zh',
      { 'app:a': 'Halt' },
      'zh says app:a in no Chinese: Halt',
    ],
    [
      'punctuation that breaks the rules of the language',
      { 'app:a': 'Really?' },
      'fr',
      { 'app:a': 'Vraiment?' },
      /without its narrow space/,
    ],
  ])('fail for %s', (_, english, language, other, problem) => {
    expect(judge(english, language, other)).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  it('may omit the number in a form for exactly one', () => {
    const english = { 'app:n_one': 'One item', 'app:n_other': '{{count}} items' };
    expect(judge(english, 'de', { 'app:n_one': 'Ein Artikel', 'app:n_other': '{{count}} Artikel' })).toEqual([]);
  });

  it('need no translation if they have no words', () => {
    expect(judge({ 'app:a': '{{n}} × {{m}}' }, 'zh', { 'app:a': '{{n}} × {{m}}' })).toEqual([]);
  });
});

describe('the list of texts that may equal English', () => {
  const english = { 'app:a': 'Amazon' };

  it('permits the keys that it names', () => {
    expect(judge(english, 'zh', { 'app:a': 'Amazon' }, ['app:a'])).toEqual([]);
  });

  it.each([
    ['translated', { 'app:a': '亚马逊' }, ['app:a']],
    ['gone', { 'app:a': 'Amazon' }, ['app:a', 'app:b']],
  ])('fails for an entry whose text is %s', (_, other, allowed) => {
    expect(judge(english, 'zh', other, allowed)).toEqual([expect.stringContaining('which needs no leave')]);
  });

  it('fails for an unknown language', () => {
    const texts = new Map([['en', new Map(Object.entries(english))]]);
    expect(judgeMessages({ texts, sameAsEnglish: { it: [] }, sources: [`'a'`] })).toHaveLength(1);
  });
});

describe('the sources', () => {
  const texts = new Map([
    [
      'en',
      new Map([
        ['errors:gone', 'Gone'],
        ['errors:late', 'Late'],
      ]),
    ],
  ]);

  it('fail for an unused key', () => {
    expect(judgeMessages({ texts, sameAsEnglish: {}, sources: [`t('errors:gone')`] })).toEqual([
      'errors:late is said nowhere',
    ]);
  });

  it('fail for a key that the server uses and English lacks', () => {
    const sources = ['translate(language, `errors.$' + '{code}`)', `translate(language, 'errors.never')`];
    expect(judgeMessages({ texts, sameAsEnglish: {}, sources })).toEqual([
      'en lacks errors.never, which the server says',
    ]);
  });
});
