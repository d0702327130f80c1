import {
  COST_CSV_CHARACTERS,
  CSV_MOST_CHARACTERS,
  MEMORY_FILE_CHARACTERS,
  SHIPMENT_FILE_CHARACTERS,
  TERM_CSV_CHARACTERS,
  TITLE_CSV_CHARACTERS,
} from '@quayside/contract';

export type FileKind = 'memory' | 'titles' | 'glossary' | 'blacklist' | 'shipments' | 'costs';

export interface LargeFile {
  readonly name: string;
  readonly kind: FileKind;
  /** Of the call's body, beside the bytes. */
  readonly format?: 'csv' | 'tmx' | 'xliff';
  readonly text: string;
  /** In UTF-16 it takes twice the bytes. */
  readonly isWide?: boolean;
}

/** A word of letters, because numbers in titles become slots. */
const word = (at: number) => [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

/** As many rows as fit, or at most so many. */
function filled(
  most: number,
  head: string,
  row: (at: number) => string,
  tail = '',
  rows = Number.POSITIVE_INFINITY,
): string {
  const parts = [head];
  let length = head.length + tail.length;
  for (let at = 0; at < rows; at += 1) {
    const one = row(at);
    length += one.length;
    if (length > most) break;
    parts.push(one);
  }
  return parts.join('') + tail;
}

const UNITS = 50_000;
const TMX_HEAD = '<tmx version="1.4"><header srclang="en"/><body>';
const unitOf = (at: number) =>
  `<tu><tuv xml:lang="de"><seg>Bank ${word(at)}</seg></tuv><tuv xml:lang="en"><seg>Bench ${word(at)}</seg></tuv></tu>`;
const XLIFF_HEAD = '<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">';
const segmentOf = (at: number) =>
  `<unit id="${at}"><segment state="final"><source>Bench ${word(at)}</source><target>Bank ${word(at)}</target></segment></unit>`;
const MEMORY = MEMORY_FILE_CHARACTERS;
const MEMORY_HEAD = 'src_lang,dst_lang,src_text,dst_text\n';

export const LARGE_FILES: readonly LargeFile[] = [
  {
    name: 'TMX, 50,000 units',
    kind: 'memory',
    format: 'tmx',
    text: filled(MEMORY, TMX_HEAD, unitOf, '</body></tmx>', UNITS),
  },
  {
    name: 'the same in UTF-16',
    kind: 'memory',
    format: 'tmx',
    isWide: true,
    text: filled(MEMORY, TMX_HEAD, unitOf, '</body></tmx>', UNITS),
  },
  {
    name: 'XLIFF 2.0',
    kind: 'memory',
    format: 'xliff',
    text: filled(MEMORY, XLIFF_HEAD, segmentOf, '</file></xliff>'),
  },
  {
    name: 'memory CSV',
    kind: 'memory',
    format: 'csv',
    text: filled(MEMORY, MEMORY_HEAD, (at) => `en,de,Garden bench ${word(at)},Gartenbank ${word(at)}\n`),
  },
  {
    name: 'memory CSV, each row wrong',
    kind: 'memory',
    format: 'csv',
    text: filled(MEMORY, MEMORY_HEAD, (at) => `de,x,a${at},b\n`),
  },
  {
    name: 'memory CSV, short rows',
    kind: 'memory',
    format: 'csv',
    text: filled(MEMORY, MEMORY_HEAD, () => 'de,en,a,\n'),
  },
  {
    name: 'memory CSV, one line',
    kind: 'memory',
    format: 'csv',
    text: filled(MEMORY, MEMORY_HEAD, () => 'de,en,a,b,'),
  },
  { name: 'memory CSV, quotes alone', kind: 'memory', format: 'csv', text: filled(MEMORY, MEMORY_HEAD, () => '""",') },
  {
    name: 'memory CSV, one open quote',
    kind: 'memory',
    format: 'csv',
    text: filled(MEMORY, `${MEMORY_HEAD}"`, () => 'de,en,a,b\n'),
  },
  { name: 'memory CSV, empty lines', kind: 'memory', format: 'csv', text: filled(MEMORY, MEMORY_HEAD, () => '\n') },
  {
    name: 'letters that unfold',
    kind: 'memory',
    format: 'csv',
    isWide: true,
    text: filled(MEMORY, MEMORY_HEAD, (at) => `en,de,${'ﷺ'.repeat(400)}${word(at)},${'ﷺ'.repeat(400)}\n`),
  },
  {
    name: 'letters with many marks',
    kind: 'memory',
    format: 'csv',
    isWide: true,
    text: `${MEMORY_HEAD}de,en,a${'\u0315\u0300\u05ae\u0300'.repeat(Math.floor((MEMORY - 100) / 4))},b\n`,
  },
  { name: 'TMX, deeply nested', kind: 'memory', format: 'tmx', text: filled(MEMORY, TMX_HEAD, () => '<tu>') },
  {
    name: 'TMX, one unit of many variants',
    kind: 'memory',
    format: 'tmx',
    text: filled(
      MEMORY,
      `${TMX_HEAD}<tu srclang="*all*">`,
      (at) => `<tuv xml:lang="de"><seg>${word(at)}</seg></tuv>`,
      '</tu></body></tmx>',
    ),
  },
  {
    name: 'TMX, one tag of many attributes',
    kind: 'memory',
    format: 'tmx',
    text: filled(MEMORY, '<tmx version="1.4"', (at) => ` a${at}="b"`, '/>'),
  },
  {
    name: 'TMX, entities alone',
    kind: 'memory',
    format: 'tmx',
    text: filled(MEMORY, `${TMX_HEAD}<tu><tuv xml:lang="de"><seg>`, () => '&amp;', '</seg></tuv></tu></body></tmx>'),
  },
  {
    name: 'TMX, comments before the root',
    kind: 'memory',
    format: 'tmx',
    text: filled(MEMORY, '', () => '<!---->', '<tmx version="1.4"/>'),
  },
  {
    name: 'titles',
    kind: 'titles',
    text: filled(
      TITLE_CSV_CHARACTERS,
      'sku,source_title,translated_title\n',
      (at) => `A-${at},Garden bench,Gartenbank ${word(at)}\n`,
    ),
  },
  {
    name: 'costs',
    kind: 'costs',
    text: filled(COST_CSV_CHARACTERS, 'sku,title,cost\n', (at) => `A-${at},Garden bench,${at % 100}.50\n`),
  },
  {
    name: 'costs, a failed formula in each row',
    kind: 'costs',
    text: filled(COST_CSV_CHARACTERS, 'sku,cost\n', () => 'A,#N/A\n'),
  },
  {
    name: 'titles, SKUs of numbers',
    kind: 'titles',
    text: filled(TITLE_CSV_CHARACTERS, 'sku,translated_title\n', (at) => `${at + 1},b\n`),
  },
  {
    name: 'glossary',
    kind: 'glossary',
    text: filled(
      TERM_CSV_CHARACTERS,
      'src_text,dst_text,src_lang,dst_lang\n',
      (at) => `${word(at)},x,en,de\n`,
      '',
      10_000,
    ),
  },
  {
    name: 'glossary, each row wrong',
    kind: 'glossary',
    text: filled(TERM_CSV_CHARACTERS, 'src_text,dst_text,src_lang,dst_lang\n', () => 'a,b,c,d\n'),
  },
  {
    name: 'blacklist',
    kind: 'blacklist',
    text: filled(CSV_MOST_CHARACTERS, 'keyword\n', (at) => `zz${word(at)}\n`, '', 5_000),
  },
  {
    name: 'blacklist, long keywords',
    kind: 'blacklist',
    text: filled(
      CSV_MOST_CHARACTERS,
      'keyword;match;fields\n',
      (at) => `${word(at)} ${'a b '.repeat(40)};word;title|description\n`,
      '',
      5_000,
    ),
  },
  {
    name: 'blacklist, too many keywords',
    kind: 'blacklist',
    text: filled(CSV_MOST_CHARACTERS, 'keyword\n', (at) => `${word(at)}\n`),
  },
  {
    name: 'shipments',
    kind: 'shipments',
    text: filled(SHIPMENT_FILE_CHARACTERS, 'order number;tracking number;carrier\n', (at) => `${at};JD${at};DHL\n`),
  },
];

export function bytesOf({ text, isWide }: LargeFile): string {
  return Buffer.from(isWide ? `\uFEFF${text}` : text, isWide ? 'utf16le' : 'utf8').toString('base64');
}
