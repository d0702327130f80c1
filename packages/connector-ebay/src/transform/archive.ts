import { gunzipSync, inflateRawSync } from 'node:zlib';
import { ConnectorError } from '@quayside/connector-kit';

/** No report of eBay's feeds may be larger than 15 MB packed; this bounds what a broken one can unfold to. */
const LARGEST_REPORT_BYTES = 512 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Text of a feed's result file, which eBay sends as a zip with one file, as gzip, or plain. */
export function unpackReport(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) {
      return gunzipSync(buffer, { maxOutputLength: LARGEST_REPORT_BYTES }).toString('utf8');
    }
    if (buffer.subarray(0, 2).toString('latin1') === 'PK') return unzipFirst(buffer).toString('utf8');
  } catch (cause) {
    throw new ConnectorError('unavailable', 'eBay’s report cannot be unpacked.', { cause });
  }
  return buffer.toString('utf8');
}

/** The first file of a zip archive (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16; no encryption, no zip64). */
function unzipFirst(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no end of central directory');
  const entry = archive.readUInt32LE(end + 16);
  if (archive.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw new Error('no central directory');
  const method = archive.readUInt16LE(entry + 10);
  const packedSize = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + packedSize);
  if (method === STORED) return packed;
  if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: LARGEST_REPORT_BYTES });
  throw new Error(`compression method ${method}`);
}
