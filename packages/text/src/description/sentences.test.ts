import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import { splitHtml } from './sentences.ts';

describe('the sentences of safe HTML', () => {
  it('are found by paragraph, entry, cell and line, without the marks around words', () => {
    const { sentences } = splitHtml(
      '<h2>About</h2><p>Made of <b>oak</b>. Weighs 2.5 kg, e.g. for two. Nice &amp; warm!</p><ul><li>One</li><li>Two</li></ul>First<br />Second<hr />— 30 —',
    );
    expect(sentences).toEqual([
      'About',
      'Made of oak.',
      'Weighs 2.5 kg, e.g. for two.',
      'Nice & warm!',
      'One',
      'Two',
      'First',
      'Second',
    ]);
  });

  it('come back in their elements, escaped, and what is left out takes its empty paragraph with it', () => {
    const { rebuild } = splitHtml(
      '<div><p><strong>Hello</strong></p><p>Free delivery</p><img src="https://a.example/1" />World</div>',
    );
    expect(rebuild(['<b>Hallo</b> & so', '', 'Welt'])).toBe(
      '<div><p><strong>&lt;b&gt;Hallo&lt;/b&gt; &amp; so</strong></p><img src="https://a.example/1" />Welt</div>',
    );
  });

  it('keep an element only around a whole run', () => {
    const { sentences, rebuild } = splitHtml('<p><b>One</b> and <i>two</i></p>');
    expect(sentences).toEqual(['One and two']);
    expect(rebuild(['Eins und zwei'])).toBe('<p>Eins und zwei</p>');
  });

  it('give the same words back where the answers are the sentences', () => {
    const word = fc.constantFrom('oak', 'Red.', '5 cm', '&amp;', 'é', '&lt;3');
    const tag = fc.constantFrom('p', 'b', 'li', 'div', 'span');
    const html = fc.array(fc.tuple(tag, fc.array(word, { maxLength: 4 })), { maxLength: 6 });
    fc.assert(
      fc.property(html, (parts) => {
        const source = parts.map(([name, words]) => `<${name}>${words.join(' ')}</${name}>`).join(' ');
        const { sentences, rebuild } = splitHtml(source);
        const bare = (text: string) =>
          text
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim();
        expect(bare(rebuild(sentences))).toBe(bare(source));
      }),
    );
  });
});

const problemOf = (source: string, result: string, brand?: string) =>
  checkSentence({ source, result, brand, from: 'en', to: 'de' });

describe('the translation of a sentence', () => {
  it('passes with its numbers, units, brand and negation', () => {
    expect(
      problemOf(
        'The Harbour case is 30 cm long and comes without batteries.',
        'Der Koffer von Harbour ist 30 cm lang und wird ohne Batterien geliefert.',
        'Harbour',
      ),
    ).toBeUndefined();
    expect(problemOf('It was used for two years.', 'Es wurde zwei Jahre lang benutzt.')).toBeUndefined();
  });

  it.each([
    ['It is 30 cm long.', 'Es ist lang.', 'number_missing'],
    ['It is 30 cm long.', 'Es ist 30 Zoll lang.', 'unit_changed'],
    ['It is long.', 'Es ist 40 cm lang.', 'number_added'],
    ['Batteries are not included.', 'Batterien sind enthalten.', 'negation_missing'],
    ['A fine Harbour case.', 'Ein schöner Koffer.', 'brand_missing'],
    ['It is long.', '<b>Es ist lang.</b>', 'markup'],
    ['It is long.', '', 'empty'],
    ['It is long.', 'Wełna з найкращої вовни', 'other_language'],
    ['It is very long and heavy.', 'It is very long and heavy.', 'untranslated'],
    [
      'Please look closely at our other lovely things.',
      'Bitte look closely at our other lovely Dinge.',
      'untranslated',
    ],
  ] as const)('is refused: %s → %s', (source, result, problem) => {
    expect(problemOf(source, result, 'Harbour')).toBe(problem);
  });
});
