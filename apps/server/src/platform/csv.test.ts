import { expect, it } from 'vitest';
import { csvLine, readCsvRows, withoutApostrophe } from './csv.ts';

it.each(['-5', '-12.50', '-1,234.50', '2026-01-31', 'Zug', "it's"])('writes %s unchanged', (text) => {
  expect(readCsvRows(csvLine([text]))[0]?.cells).toEqual([text]);
});

it.each(['=1+2', '+1', '@A1', '-A1', "-2+3+cmd|' /C calc'!A0", "'=1", "'-x"])(
  'writes %s so that no spreadsheet evaluates it, and reads it back unchanged',
  (text) => {
    const [cell = ''] = readCsvRows(csvLine([text]))[0]?.cells ?? [];
    expect(cell).toBe(`'${text}`);
    expect(withoutApostrophe(cell)).toBe(text);
  },
);
