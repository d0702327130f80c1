import type { CsvFile, FileEncoding, FileProblem } from '@quayside/contract';

/** A seller's file: its bytes in base64, or its text. */
export interface GivenFile {
  readonly bytes?: string | undefined;
  readonly text?: string | undefined;
}

/** The file of a call's body. */
export function fileOf(body: CsvFile): GivenFile {
  return { bytes: body.bytes, text: body.csv };
}

export interface DecodedFile {
  readonly text: string;
  readonly encoding: FileEncoding;
}

/** How a file of Excel (.xlsx, .xls) or LibreOffice (.ods) begins: as an archive, or as a compound document. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** The characters of 0x80 to 0x9F. Node 20 decodes them as control characters. 0 where Windows-1252 has none. */
const WINDOWS_1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/**
 * The text of a file. Without a byte order mark it is UTF-8, or UTF-16 if every other byte is zero, or else Windows-1252
 * or Mac OS Roman, in which spreadsheets of Western Europe save. Single characters that cannot be read become U+FFFD.
 */
export function decodeFile({ bytes, text }: GivenFile): DecodedFile | FileProblem {
  if (bytes === undefined) return { text: withoutMark(text ?? ''), encoding: 'utf-8' };
  return decodeBytes(Buffer.from(bytes, 'base64'));
}

export function decodeBytes(bytes: Buffer): DecodedFile | FileProblem {
  if (WORKBOOKS.some((start) => start.every((byte, at) => bytes[at] === byte))) return 'workbook';
  const wide = wideEncodingOf(bytes);
  if (wide) {
    const text = withoutMark(new TextDecoder(wide).decode(bytes));
    return text.includes('\0') ? 'not_text' : { text, encoding: wide };
  }
  if (bytes.includes(0)) return 'not_text';
  const text = withoutMark(new TextDecoder('utf-8').decode(bytes));
  if (isMostlyUtf8(text, bytes)) return { text, encoding: 'utf-8' };
  return isOfOldMac(bytes) ? decodeMac(bytes) : decodeWindows1252(bytes);
}

/** U+FFFD itself in UTF-8: what an earlier program wrote for a character that it could not read. */
const REPLACEMENT = '\xEF\xBF\xBD';

/** Of a file that was cut, or joined from several, a few characters cannot be read. In another encoding hardly any letter beyond ASCII can. */
function isMostlyUtf8(text: string, bytes: Buffer): boolean {
  const written = bytes.toString('latin1').split(REPLACEMENT).length - 1;
  const broken = (text.match(/\uFFFD/g)?.length ?? 0) - written;
  return broken === 0 || broken * 2 <= (text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0);
}

/** The bytes of letters in Mac OS Roman that are none, or rare ones, in Windows-1252, and the other way round. */
const MAC_LETTERS = /[A-Za-z][\x80\x81\x86-\x90\x98\x9A-\x9F]/g;
const WINDOWS_LETTERS = /[A-Za-z][\xC0-\xC6\xCB-\xCF\xD6-\xFF]/g;

/** Excel for Mac ends lines with a carriage return alone, and saves in Mac OS Roman. */
function isOfOldMac(bytes: Buffer): boolean {
  if (bytes.includes(0x0a) || !bytes.includes(0x0d)) return false;
  const text = bytes.toString('latin1');
  const countOf = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return countOf(MAC_LETTERS) >= countOf(WINDOWS_LETTERS);
}

function decodeMac(bytes: Buffer): DecodedFile | FileProblem {
  const text = new TextDecoder('macintosh').decode(bytes);
  return hasControls(text) ? 'not_text' : { text, encoding: 'macintosh' };
}

const hasControls = (text: string) => /\p{Cc}/u.test(text.replace(/[\t\n\v\f\r]/g, ''));

function decodeWindows1252(bytes: Buffer): DecodedFile | FileProblem {
  const text = bytes
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? '\0');
  // A byte without a character, or one that no text has, comes from another encoding, or from no text at all.
  return hasControls(text) ? 'not_text' : { text, encoding: 'windows-1252' };
}

/** The number of bytes that show whether a file without a mark is UTF-16: its first row is mostly Latin letters. */
const LOOKED_AT = 400;

function wideEncodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  if (start.length < 4 || bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 5;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF+/, '');
