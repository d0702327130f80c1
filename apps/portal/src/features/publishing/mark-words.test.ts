import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (title: string, words: string[]) =>
  markWords(title, words)
    .filter((part) => part.isMarked)
    .map((part) => part.text);

test('whole words are marked in any case', () => {
  expect(marked('Herren Tartan Jacke, tartan, Tartanbahn', ['tartan'])).toEqual(['Tartan', 'tartan']);
});

test('accented letters belong to their word', () => {
  expect(marked('Größe größer', ['größe'])).toEqual(['Größe']);
});

test('pattern characters in a word match literally', () => {
  expect(marked('C++ (new) 1.5l', ['(new)', '1.5l'])).toEqual(['(new)', '1.5l']);
});

test('the parts add up to the title, and an empty list marks nothing', () => {
  const title = 'Blue vintage <b>cup</b>';
  expect(
    markWords(title, ['vintage', 'Blue'])
      .map(({ text }) => text)
      .join(''),
  ).toBe(title);
  expect(markWords(title, ['', ' '])).toEqual([{ text: title, isMarked: false }]);
});
