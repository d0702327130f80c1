import { describe, expect, it } from 'vitest';
import { scan } from './scan.ts';

const cut = (title: string): string[] => scan(title).map((token) => `${token.text}|${token.kind}`);

describe('scan', () => {
  it.each([
    ['Sd.Kfz.161/2', ['Sd.Kfz.161/2|code']],
    ['P-51d C3203', ['P-51d|code', 'C3203|code']],
    ['1:72 1/43 1:12th', ['1:72|scale', '1/43|scale', '1:12th|scale']],
    ['30cm 1.8m 18V 50%', ['30cm|measure', '1.8m|measure', '18V|measure', '50%|measure']],
    ['2.5"x3.5" 15"/38cm', ['2.5"x3.5"|measure', '15"/38cm|measure']],
    ['11x15 3x3x3', ['11x15|measure', '3x3x3|measure']],
    ['75th 1ST', ['75th|ordinal', '1ST|ordinal']],
    ['5,000 4-6-0', ['5,000|number', '4-6-0|code']],
    ['3-in-1', ['3-in-1|measure']],
  ])('keeps a token with digits whole: %s', (title, expected) => {
    expect(cut(title)).toEqual(expected);
  });

  it.each([
    ['4000-Piece', ['4000|number', 'Piece|word']],
    ['spinners-00120', ['spinners|word', '00120|number']],
    ['Ref:9B26', ['Ref|word', ':|symbol', '9B26|code']],
    ['Drone/night', ['Drone|word', '/|symbol', 'night|word']],
    ['Black,white', ['Black|word', ',|symbol', 'white|word']],
  ])('separates words from numbers and from each other: %s', (title, expected) => {
    expect(cut(title)).toEqual(expected);
  });

  it('distinguishes an inch mark from a quotation mark', () => {
    expect(cut('11" Helium "Chase" 2\'6"')).toEqual(['11"|measure', 'Helium|word', '"Chase"|quoted', '2\'6"|code']);
  });

  it('keeps a quoted name whole, and an apostrophe as part of its word', () => {
    expect(cut("'Olton Hall' Children's Rory’s")).toEqual(["'Olton Hall'|quoted", "Children's|word", 'Rory’s|word']);
  });

  it('does not swallow the title after an unclosed quotation mark', () => {
    expect(cut('say "hello world')).toEqual(['say|word', '"|symbol', 'hello|word', 'world|word']);
  });

  it('recognizes letters beyond ASCII and never splits a character', () => {
    expect(cut('Übergröße Pokémon 😀🚂')).toEqual(['Übergröße|word', 'Pokémon|word', '😀|symbol', '🚂|symbol']);
  });

  it('treats words that are names of object properties as words', () => {
    expect(scan('Constructor toString valueOf kit').map(({ norm }) => norm)).toEqual([
      'constructor',
      'tostring',
      'valueof',
      'kit',
    ]);
  });

  it('records what joined each token to the previous one', () => {
    expect(scan('Die-Cast car, red').map((token) => token.joiner)).toEqual(['', '-', ' ', '', ' ']);
  });

  it('reads markup as plain text', () => {
    expect(
      cut('<b>New</b>')
        .map((token) => token.split('|')[0])
        .join(''),
    ).toBe('<b>New</b>');
  });
});
