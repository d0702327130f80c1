import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { openPaper, type TextStyle } from './paper.ts';

const FONTS = fileURLToPath(new URL('../../../assets/fonts', import.meta.url));

async function print(texts: readonly string[], style: TextStyle = {}) {
  const paper = openPaper({ lang: 'en', info: { CreationDate: new Date(0), ModDate: new Date(0) } }, FONTS);
  for (const text of texts) paper.write(text, style);
  return { ...readPdf(await paper.end()), isIncomplete: paper.takeIncomplete() };
}

it.each([
  ['Polish', 'Zażółć gęślą jaźń', 'NotoSans-Regular'],
  ['Vietnamese', 'Nguyễn Thị Hồng', 'NotoSans-Regular'],
  ['Greek', 'Ωμέγα', 'NotoSans-Regular'],
  ['Cyrillic', 'Пётр Ђурић', 'NotoSans-Regular'],
  ['Chinese', '张伟', 'NotoSansSC'],
  ['traditional Chinese', '國立臺灣大學', 'NotoSansSC'],
  ['a Chinese name with a rare character', '林燁', 'DroidSansFallback'],
  ['Japanese without kanji', 'さくら カタカナ', 'NotoSansJP'],
  ['Japanese', '田中さくら', 'NotoSansJP'],
  ['rare Chinese', '㐂', 'DroidSansFallback'],
  ['Korean', '김민수', 'NotoSansKR'],
  ['Armenian', 'Հայերեն', 'NotoSansArmenian'],
  ['Georgian', 'ქართული', 'NotoSansGeorgian'],
  ['Ethiopic', 'አማርኛ', 'NotoSansEthiopic'],
  ['symbols', '★☎', 'NotoSansSymbols'],
  ['emoji', '😀', 'NotoEmoji'],
])('prints %s in a face that has its letters', async (_script, text, face) => {
  const { lines, faces, boxes, isIncomplete } = await print([text]);
  expect({ lines, boxes, isIncomplete }).toEqual({ lines: [text], boxes: 0, isIncomplete: false });
  expect(faces.join(' ')).toContain(face);
});

it.each([
  'หนังสือ',
  'हिन्दी क्षत्रिय',
  'বাংলা',
  'தமிழ்',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'ಕನ್ನಡ',
  'മലയാളം',
  'తెలుగు',
  'ଓଡ଼ିଆ',
  'සිංහල',
  'ខ្មែរ',
  'ລາວ',
  'မြန်မာ',
  'བོད་སྐད',
  'ᠮᠣᠩᠭᠣᠯ',
  'ދިވެހި',
  'ܣܘܪܝܝܐ',
  'ⵜⵉⴼⵉⵏⴰⵖ',
  'ᏣᎳᎩ',
  'ᐃᓄᒃᑎᑐᑦ',
  'ߒߞߏ',
  '👨‍👩‍👧 🇩🇪 ❤️',
  'می‌خواهم',
])('prints %s without a box', async (text) => {
  const { boxes, isIncomplete } = await print([text]);
  expect({ boxes, isIncomplete }).toEqual({ boxes: 0, isIncomplete: false });
});

it('joins Arabic letters and prints them from right to left, with numbers from left to right', async () => {
  const { lines, boxes } = await print(['محمد 12 (الرياض)']);
  // From left to right: the last word in mirrored brackets, the number, the first word from its last letter.
  expect(lines).toEqual(['(ضايرلا) 12 دمحم']);
  expect(boxes).toBe(0);
});

it('orders Hebrew inside a Latin sentence, and Latin inside a Hebrew one', async () => {
  const { lines } = await print(['Order for שלום עולם (5 pieces)', 'שלום DHL 24']);
  expect(lines).toEqual(['Order for םלוע םולש (5 pieces)', 'DHL 24 םולש']);
});

it('prints one text of many scripts in a face for each', async () => {
  const { lines, faces, boxes } = await print(['Société Żółć 书法 Ltd さ 김 ไทย']);
  expect(lines.join('')).toBe('Société Żółć 书法 Ltd さ 김 ไทย');
  expect(faces.length).toBeGreaterThanOrEqual(4);
  expect(boxes).toBe(0);
});

it('tells a character that no face has by its number, and says so', async () => {
  const { lines, boxes, isIncomplete } = await print(['a\u{13000}b', '\uE000', '\uD800']);
  expect({ lines, boxes, isIncomplete }).toEqual({
    lines: ['a[U+13000]b', '[U+E000]', '[U+D800]'],
    boxes: 0,
    isIncomplete: true,
  });
});

it.each([
  ['Z\u0319\u0334', 'Z\u0319'],
  ['s\u0336h\u0336o\u0336p\u0336', 'sh\u0336o\u0336p'],
  ['a \uFBBB\uFC61 b', 'a \uFBBB b'],
])('leaves out a mark of %j that its face cannot place, and says so', async (text, printed) => {
  const { lines, boxes, isIncomplete } = await print([text]);
  expect({ lines, boxes, isIncomplete }).toEqual({ lines: [printed], boxes: 0, isIncomplete: true });
});

it('prints the plain form of ornamental letters, and composes separate marks', async () => {
  const { lines, isIncomplete } = await print(['𝐉𝐨𝐡𝐧', 'Zo\u0308e', 'a\u0000b\tc']);
  expect({ lines, isIncomplete }).toEqual({ lines: ['John', 'Zöe', 'a b c'], isIncomplete: false });
});

it('takes any face that has a character which none was made for', async () => {
  const { lines, boxes, isIncomplete } = await print(['฿ 20', 'a⠓b']);
  expect({ lines, boxes, isIncomplete }).toEqual({ lines: ['฿ 20', 'a⠓b'], boxes: 0, isIncomplete: false });
});

it('prints no box for invisible characters', async () => {
  const { lines, boxes } = await print(['a\u200B\u2060\uFEFF\u00ADb\u202Ec\u202C']);
  expect(lines.join('')).toMatch(/^a.*b.*c$/u);
  expect(boxes).toBe(0);
});

it('breaks lines between words, also of languages that write no blanks, and within a word only if it is too long', async () => {
  const { lines } = await print(['one two three', 'ภาษาไทย ภาษาไทย', 'x'.repeat(30)], { width: 60 });
  expect(lines.slice(0, 2)).toEqual(['one two', 'three']);
  expect(lines.filter((line) => line.includes('x')).join('')).toBe('x'.repeat(30));
  expect(lines.length).toBeGreaterThan(6);
});

it('continues a long text on the next page', async () => {
  const { lines } = await print(Array.from({ length: 120 }, (_, index) => `line ${index}`));
  expect(lines).toHaveLength(120);
});
