import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, isShortenedNumber, protectFormula, withoutGuard } from './csv.ts';

it.each(['-5', '-12.50', '-1,234.50', '2026-01-31', 'Zug', "it's", 'Tisch, - neu', 'blau; -20 %'])(
  'leaves %j as it is',
  (text) => {
    expect(protectFormula(text)).toBe(text);
  },
);

it.each([
  '=1+2',
  '+1',
  '@A1',
  '-A1',
  "-2+3+cmd|' /C calc'!A0",
  "'=1",
  "'-x",
  '＝1+2',
  '＋1',
  '－A1',
  '＠A1',
  '\t=1',
  '\r=1',
  '  =1',
  '"=1',
])('protects %j, and reads it back unchanged', (text) => {
  expect(protectFormula(text)).toMatch(/^'/);
  expect(withoutGuard(protectFormula(text))).toBe(text);
});

it.each(['red;=HYPERLINK("x")', 'red,=1+1', 'red\t@SUM(1)', 'red\n=1', "red;-2+cmd|' /C calc'!A0", 'a,＝1'])(
  'protects %j, which is a formula where it is split',
  (text) => {
    expect(protectFormula(text).split(/[;,\t\n]/)[1]).toMatch(/^'/);
    expect(withoutGuard(protectFormula(text))).toBe(text);
  },
);

it('reads back every text that it protects', () => {
  const text = fc.array(
    fc.constantFrom("'", '"', '=', '＝', '+', '-', '@', ',', ';', '\t', '\n', ' ', '(', '!', '|', 'a', '1'),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const given = parts.join('');
      fc.pre(!/^="((?:[^"]|"")*)"$/.test(protectFormula(given)));
      expect(withoutGuard(protectFormula(given))).toBe(given);
    }),
    { numRuns: 3_000 },
  );
});

it('reads and protects a long text in a time that grows with its length', () => {
  // Looking ahead from each tab, or remembering each letter of a quote, would take minutes or all memory.
  const tabs = "\t'".repeat(500_000);
  expect(withoutGuard(`${tabs}x=1`)).toHaveLength(tabs.length + 3);
  expect(withoutGuard(protectFormula(`${tabs}=1`))).toBe(`${tabs}=1`);
  expect(withoutGuard(`="${'a'.repeat(5_000_000)}"`)).toHaveLength(5_000_000);
});

it('removes Excel’s way to keep a number as a text', () => {
  expect(withoutGuard('="0012"')).toBe('0012');
  expect(withoutGuard('="a ""b"""')).toBe('a "b"');
});

it('quotes a cell with any separator, quote or line break', () => {
  expect(csvLine(['a;b', 'c\td', 'e,f', 'g"h', 'i\nj', 'k'])).toBe('"a;b","c\td","e,f","g""h","i\nj",k\r\n');
});

it('knows the numbers that a spreadsheet has destroyed', () => {
  expect(['3,40434E+19', '3.40434e+19', '1E+05', '340434161094042000000'].map(isShortenedNumber)).toEqual(
    Array(4).fill(true),
  );
  expect(
    ['00340434161094042557', '1E5', '12E3', 'E+5', '1000', '100000000000000', '7E12345678'].map(isShortenedNumber),
  ).toEqual(Array(7).fill(false));
});
