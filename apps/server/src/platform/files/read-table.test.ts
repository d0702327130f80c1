import { describe, expect, it } from 'vitest';
import { namedColumns, readTable } from './read-table.ts';

const FORM = namedColumns(['sku', 'title', 'note'], ['sku', 'title']);
const read = (given: string | Buffer) => {
  const table = readTable(typeof given === 'string' ? { text: given } : { bytes: given.toString('base64') }, FORM);
  return {
    encoding: table.encoding,
    rows: table.rows.map((row) => [row.row, row.id('sku'), row.text('title')]),
    errors: table.errors.map(({ row, column, value, code }) => [row, column, value, code]),
  };
};
const wide = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const TEXT = 'sku;title\r\nA-1;Schirmständer „rot“ €5\r\n';
const ROWS = [[2, 'A-1', 'Schirmständer „rot“ €5']];

describe('a table', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16 with a mark', wide(`\uFEFF${TEXT}`), 'utf-16le'],
    ['UTF-16 BE with a mark', wide(`\uFEFF${TEXT}`, true), 'utf-16be'],
    ['UTF-16 without a mark', wide(TEXT), 'utf-16le'],
    ['UTF-16 BE without a mark', wide(TEXT, true), 'utf-16be'],
    [
      'Windows-1252',
      Buffer.from(
        '736b753b7469746c650d0a412d313b5363686972' + '6d7374e46e646572208472' + '6f7493208035' + '0d0a',
        'hex',
      ),
      'windows-1252',
    ],
  ])('is read from %s', (_, bytes, encoding) => {
    expect(read(bytes)).toEqual({ encoding, rows: ROWS, errors: [] });
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not_text'],
    ['bytes that no text of Windows-1252 has', Buffer.from('736b753b819d', 'hex'), 'not_text'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'workbook'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'workbook'],
  ])('is not read from %s', (_, bytes, code) => {
    expect(read(bytes)).toEqual({ encoding: null, rows: [], errors: [[0, null, '', code]] });
  });

  it.each([
    ['line feeds', 'sku,title\nA-1,Zug\nB-2,Rad'],
    ['carriage returns', 'sku,title\rA-1,Zug\rB-2,Rad\r'],
    ['both', 'sku,title\r\nA-1,Zug\r\nB-2,Rad\r\n'],
    ['mixed line ends after quotes', 'sku,"title"\nA-1,"Zug"\r\nB-2,"Rad"\r'],
    ['tabs', 'sku\ttitle\nA-1\tZug\nB-2\tRad'],
    ['a quoted header with another separator', '"sku";"title";"a,b,c,d"\nA-1;Zug\nB-2;Rad'],
    ['Excel’s line for the separator', 'sep=;\r\nsku;title\r\nA-1;Zug\r\nB-2;Rad\r\n'],
    ['that line saved with trailing separators', 'sep=;;;\r\nsku;title;;\r\nA-1;Zug;;\r\nB-2;Rad;;\r\n'],
    ['Excel’s line for a separator of its own', 'sep=|\r\nsku|title\r\nA-1|Zug\r\nB-2|Rad\r\n'],
    ['empty cells beyond the columns', 'sku;title;;\r\nA-1;Zug;;;;\r\nB-2;Rad;;;;;;;\r\n'],
    ['Excel’s guards', 'sku;title\r\n"=""A-1""";="Zug"\r\nB-2;Rad\r\n'],
    ['columns in any order and case', 'Title;x;SKU\r\nZug;1;A-1\r\nRad;2;B-2'],
    ['columns in full width, and with invisible characters', 'ｔｉｔｌｅ;s\u200Bku\r\nZug;A-1\r\nRad;B-2'],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toEqual({
      encoding: 'utf-8',
      rows: [
        [2, 'A-1', 'Zug'],
        [3, 'B-2', 'Rad'],
      ],
      errors: [],
    });
  });

  it('counts rows as a spreadsheet does, with empty rows and without the lines inside a cell', () => {
    expect(read('\nsku;title\n\nA-1;"two\nlines"\nB-2;Rad').rows).toEqual([
      [4, 'A-1', 'two\nlines'],
      [5, 'B-2', 'Rad'],
    ]);
  });

  it.each([
    ['at the end', 'sku;title\n"A-1;Zug\nB-2;Rad\nC-3;Ball', 2],
    ['before another quote', 'sku;title\nA-1;Zug\n"B-2;Rad\nC-3;"Ball"\n', 3],
    ['in the last cell', 'sku;title\nA-1;Zug\nB-2;"Rad', 3],
  ])('is not read at all if a quote never ends: %s', (_, text, row) => {
    const { rows, errors } = read(text);
    expect(rows).toEqual([]);
    expect(errors).toEqual([[row, null, expect.any(String), 'quote_open']]);
  });

  it('keeps a quote inside a text', () => {
    expect(read('sku;title\nA-1;Monitor 24" rot\n').rows).toEqual([[2, 'A-1', 'Monitor 24" rot']]);
  });

  it('composes decomposed letters, and refuses a character that another program could not read', () => {
    expect(read(`sku;title\nA-1;Schirmsta\u0308nder`).rows).toEqual([[2, 'A-1', 'Schirmst\u00E4nder']]);
    expect(read(`sku;title\nA-1;Schirmst\uFFFDnder\nB-2;Rad`)).toMatchObject({
      rows: [[3, 'B-2', 'Rad']],
      errors: [[2, 'title', 'Schirmst\uFFFDnder', 'unreadable']],
    });
  });

  it.each(['\u3164', '\u200B', '\u2800', '\u00AD\u200D'])(
    'has nothing in a cell in which nobody sees anything: %j',
    (cell) => {
      expect(read(`sku;title\nA-1;${cell}\n`).rows).toEqual([[2, 'A-1', '']]);
    },
  );

  it.each(['Zug\u0007', '\u001A', 'Z\u0000ug'])('does not read the control character of %j', (cell) => {
    expect(read(`sku;title\nA-1;${cell}\nB-2;Rad`)).toMatchObject({
      rows: [[3, 'B-2', 'Rad']],
      errors: [[2, 'title', cell, 'unreadable']],
    });
  });

  it.each([
    ...['#N/A', '#NV', '#N/D', '#REF!', '#BEZUG!', '#RIF!', '#¡REF!', '#NAME?', '#NOM?'],
    ...['#¿NOMBRE?', '#VALUE!', '#WERT!', '#VALEUR!', '#¡VALOR!', '#DIV/0!', '#n/a', 'Err:502', 'Fehler:504'],
  ])('has no value where a formula failed: %s', (cell) => {
    expect(read(`sku;title\nA-1;${cell}\nB-2;Rad`)).toMatchObject({
      rows: [[3, 'B-2', 'Rad']],
      errors: [[2, 'title', cell, 'formula_error']],
    });
  });

  it.each(['#1', 'No #N/A', '#NAME', 'Err:1', '#WOW!', 'Puzzle #REF! 500'])('keeps a text like %s', (cell) => {
    expect(read(`sku;title\nA-1;${cell}`).rows).toEqual([[2, 'A-1', cell]]);
  });

  it('names what another program could not read also if no other letter of the file is beyond ASCII', () => {
    const damaged = read(Buffer.from('sku;title\nA-1;Schirmst\uFFFDnder\nB-2;Rad\n'));
    expect(damaged).toEqual({
      encoding: 'utf-8',
      rows: [[3, 'B-2', 'Rad']],
      errors: [[2, 'title', 'Schirmst\uFFFDnder', 'unreadable']],
    });
  });

  it('stays UTF-8 if a part of it was cut or damaged, which is named', () => {
    const whole = Buffer.from('sku;title\nA-1;Größe Mädchen\nB-2;Küche\n');
    expect(read(whole.subarray(0, -5))).toEqual({
      encoding: 'utf-8',
      rows: [[2, 'A-1', 'Größe Mädchen']],
      errors: [[3, 'title', 'K\uFFFD', 'unreadable']],
    });
  });

  it('names what is wrong with its columns', () => {
    expect(read('sku;titel\nA-1;Zug').errors).toEqual([[1, null, 'sku titel', 'columns']]);
    expect(read('sku;title;SKU\nA-1;Zug;B').errors).toEqual([[1, null, 'sku title SKU', 'columns']]);
    expect(read('').errors).toEqual([[0, null, '', 'columns']]);
    expect(read('sku;title\nA-1;Zug;more').errors).toEqual([[2, null, 'more', 'uneven']]);
  });
});
