import { describe, expect, it } from 'vitest';
import { readKeywordCsv, writeKeywordCsv } from '../../modules/blacklist/keyword-csv.ts';
import { readTermCsv, writeTermCsv } from '../../modules/glossary/term-csv.ts';
import { MEMORY_CSV, readMemoryCsv } from '../../modules/memory/memory-csv.ts';
import { readShipmentFile } from '../../modules/order-actions/shipment-file.ts';
import { readTitleCsv, TITLE_CSV_HEAD, titleCsvLines } from '../../modules/translations/title-csv.ts';
import { decodeFile, type GivenFile } from './decode-file.ts';
import { namedColumns, readTable } from './read-table.ts';

/* Each kind of table is exported, opened and saved by a spreadsheet, and must mean the same. */

const TITLES = [
  { sku: 'A-1', sourceTitle: 'Umbrella stand', title: 'Schirmständer „rot“, 24"', state: 'own' as const },
  { sku: '0012', sourceTitle: '=cmd; a', title: '', state: 'draft' as const },
];
const TERMS = [
  { src_text: 'disc, 12"', dst_text: 'Scheibe; groß', src_lang: 'en', dst_lang: 'de' },
  { src_text: '+49', dst_text: '@home', src_lang: 'en', dst_lang: 'de' },
];
const KEYWORDS = [
  {
    ...{ keyword: "'-Öl", platform: 'all' as const, match: 'word' as const, language: 'de' as const },
    ...{ fields: ['title' as const, 'brand' as const], exceptions: ['Olivenöl, kalt', 'a;b'] },
  },
];
const MEMORY = [
  { from: 'en', to: 'de', key: 'red "kite", {1}', template: '=Drachen; groß {1}', origin: 'human' },
  { from: 'en', to: 'fr', key: 'two\tparts', template: 'déjà vu', origin: 'engine:deepl' },
];
const SHIPMENTS =
  'Bestellnummer;Artikel-Nr.;Menge;Versanddienst;Sendungsnummer\r\n17-1;A-1;2;DHL;00340434161094042557\r\n';

interface Kind {
  readonly name: string;
  readonly written: string;
  readonly read: (file: GivenFile) => object;
}

const KINDS: readonly Kind[] = [
  {
    name: 'titles',
    written: TITLE_CSV_HEAD + titleCsvLines(TITLES, 80),
    read: ({ bytes = '' }) => rest(readTitleCsv({ bytes })),
  },
  { name: 'terms', written: writeTermCsv(TERMS), read: (file) => rest(readTermCsv(file)) },
  { name: 'keywords', written: writeKeywordCsv(KEYWORDS), read: (file) => rest(readKeywordCsv(file, 'ebay')) },
  {
    name: 'remembered titles',
    written: MEMORY_CSV.head + MEMORY_CSV.entries(MEMORY, 0) + MEMORY_CSV.tail,
    read: (file) => rest(readMemoryCsv(file)),
  },
  {
    name: 'shipments',
    written: SHIPMENTS,
    read: (file) => {
      const { rows, columns, problems } = readShipmentFile(file);
      return { rows: rows.map(({ names: _names, ...row }) => row), columns, problems };
    },
  },
];

/** Without the encoding, which each program chooses. */
function rest({ encoding: _encoding, ...read }: { readonly encoding: unknown }): object {
  return read;
}

/** The cells that a spreadsheet shows after opening the file. */
function opened(text: string): readonly (readonly string[])[] {
  const separator = text.slice(0, text.indexOf('\r')).includes(';') ? ';' : ',';
  const rows: string[][] = [[]];
  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) cell += text[at];
      at += 1;
    } else for (; at < text.length && text[at] !== separator && text[at] !== '\r'; at += 1) cell += text[at];
    rows.at(-1)?.push(cell);
    if (text[at] === '\r') {
      at += 2;
      if (at < text.length) rows.push([]);
    } else at += 1;
  }
  return rows;
}

interface Saved {
  readonly separator?: string;
  readonly lineEnd?: string;
  readonly quotesAll?: boolean;
  /** Cells that the program writes behind the last one of each row. */
  readonly surplus?: string;
}

function saved(rows: readonly (readonly string[])[], how: Saved = {}): string {
  const { separator = ',', lineEnd = '\r\n', quotesAll = false, surplus = '' } = how;
  const quoted = (cell: string) =>
    quotesAll || /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => cells.map(quoted).join(separator) + surplus + lineEnd).join('');
}

/** The characters of the tables that Latin-1 does not have, or Mac OS Roman has elsewhere. */
const BYTES = {
  'windows-1252': { '„': 0x84, '“': 0x93 },
  macintosh: { ä: 0x8a, ö: 0x9a, ü: 0x9f, Ö: 0x85, ß: 0xa7, é: 0x8e, à: 0x88, '„': 0xe3, '“': 0xd2 },
} as const;

function inOneByte(text: string, encoding: keyof typeof BYTES): Buffer {
  const bytes: Readonly<Record<string, number>> = BYTES[encoding];
  return Buffer.from([...text].map((character) => bytes[character] ?? character.charCodeAt(0)));
}

type Rows = ReturnType<typeof opened>;
const PROGRAMS: readonly (readonly [string, (rows: Rows) => Buffer])[] = [
  ['Excel’s “CSV UTF-8”, with semicolons', (rows) => Buffer.from(`\uFEFF${saved(rows, { separator: ';' })}`)],
  [
    'Excel’s “CSV UTF-8”, with commas and empty columns',
    (rows) => Buffer.from(`\uFEFF${saved(rows, { surplus: ',,' })}`),
  ],
  ['Excel’s “Unicode Text”', (rows) => Buffer.from(`\uFEFF${saved(rows, { separator: '\t' })}`, 'utf16le')],
  ['Excel’s “CSV”, in Windows-1252', (rows) => inOneByte(saved(rows, { separator: ';' }), 'windows-1252')],
  ['Excel’s “CSV (Macintosh)”', (rows) => inOneByte(saved(rows, { separator: ';', lineEnd: '\r' }), 'macintosh')],
  ['Excel’s “CSV (MS-DOS)”-like tabs', (rows) => Buffer.from(saved(rows, { separator: '\t' }))],
  ['a file with Excel’s “sep=”', (rows) => Buffer.from(`sep=|\r\n${saved(rows, { separator: '|' })}`)],
  ['LibreOffice', (rows) => Buffer.from(saved(rows, { lineEnd: '\n' }))],
  ['LibreOffice, with each cell quoted', (rows) => Buffer.from(saved(rows, { lineEnd: '\n', quotesAll: true }))],
  ['Google’s spreadsheets', (rows) => Buffer.from(saved(rows).replace(/\r\n$/, ''))],
  ['Numbers, with decomposed letters', (rows) => Buffer.from(saved(rows, { separator: ';' }).normalize('NFD'))],
  ['a program of old Unix, in UTF-16 BE', (rows) => Buffer.from(saved(rows), 'utf16le').swap16()],
];

describe.each(KINDS)('a table of $name', ({ written, read }) => {
  const inBase64 = (bytes: Buffer) => ({ bytes: bytes.toString('base64') });
  const asExported = read(inBase64(Buffer.from(written)));

  it.each(PROGRAMS)('means the same after %s', (_, save) => {
    expect(read(inBase64(save(opened(written))))).toEqual(asExported);
  });

  it('has nothing wrong as it was exported', () => {
    expect(JSON.stringify(asExported)).not.toContain('"code"');
  });
});

const TABLE = namedColumns(['sku', 'source_title'], ['sku']);

describe('a table from elsewhere', () => {
  it.each(['SKU,Source Title', ' sku , SOURCE_TITLE ', '"Sku","Source-title"', '\uFEFFsku;source title'])(
    'has its columns by any case and blanks: %s',
    (head) => {
      const text = `${head}\n${head.includes(';') ? 'A-1;Bench' : 'A-1,Bench'}\n`;
      const { rows, errors } = readTable({ text }, TABLE);
      expect([errors, rows.map((row) => [row.id('sku'), row.text('source_title')])]).toEqual([[], [['A-1', 'Bench']]]);
    },
  );

  it('is read on behind a mark that joined files have in the middle', () => {
    const text = '\uFEFFsku\r\nA-1\r\n\uFEFFA-2\r\n';
    expect(readTable({ text }, TABLE).rows.map((row) => row.id('sku'))).toEqual(['A-1', 'A-2']);
  });

  it('of an old Mac is told from one of Windows by its letters', () => {
    const encodingOf = (bytes: Buffer) => {
      const read = decodeFile({ bytes: bytes.toString('base64') });
      return typeof read === 'string' ? read : [read.encoding, read.text];
    };
    const text = 'sku\rGröße „ä“\r';
    expect(encodingOf(inOneByte(text, 'macintosh'))).toEqual(['macintosh', text]);
    expect(encodingOf(inOneByte('sku\rGröße äüé\r', 'windows-1252'))).toEqual(['windows-1252', 'sku\rGröße äüé\r']);
    expect(encodingOf(inOneByte('sku\nGröße\n', 'windows-1252'))).toEqual(['windows-1252', 'sku\nGröße\n']);
  });
});
