import type { FileHandle } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { ConnectorError, textOf } from '@quayside/connector-kit';

/** eBay limits its reports to 15 MB compressed; this limits what a broken one can expand to. */
const LARGEST_REPORT_BYTES = 512 * 1024 * 1024;

const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
/** The end of the directory plus the longest comment that may follow it. */
const TAIL_BYTES = END_BYTES + 65_535;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * The text of a feed's result file in chunks. eBay sends a zip with one file, gzip, or plain text.
 * @throws ConnectorError `unavailable` for a file that is truncated or expands beyond the limit
 */
export async function unpackReport(file: FileHandle): Promise<AsyncIterable<string>> {
  const head = await bytesAt(file, 0, 2);
  const partsOf = (source: Readable, unpack?: Transform) =>
    textOf(source, { marketplace: 'eBay', mostBytes: LARGEST_REPORT_BYTES, ...(unpack ? { unpack } : {}) });
  if (head[0] === 0x1f && head[1] === 0x8b) return partsOf(streamOf(file), createGunzip());
  if (head.toString('latin1') !== 'PK') return partsOf(streamOf(file));
  const { method, start, size } = await firstEntry(file);
  const packed = streamOf(file, { start, end: start + size - 1 });
  return partsOf(packed, method === DEFLATED ? createInflateRaw() : undefined);
}

function streamOf(file: FileHandle, span: { start: number; end?: number } = { start: 0 }): Readable {
  return file.createReadStream({ ...span, autoClose: false });
}

/** Locates the first file of a zip archive (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16; no encryption, no zip64). */
async function firstEntry(file: FileHandle): Promise<{ method: number; start: number; size: number }> {
  const { size: length } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, length - TAIL_BYTES), Math.min(length, TAIL_BYTES));
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || tail.length - end < END_BYTES) throw unreadable('it has no end of its directory');
  const entry = await bytesAt(file, tail.readUInt32LE(end + 16), DIRECTORY_ENTRY_BYTES);
  if (entry.length < DIRECTORY_ENTRY_BYTES || entry.readUInt32LE(0) !== DIRECTORY_ENTRY)
    throw unreadable('it has no directory');
  const method = entry.readUInt16LE(10);
  if (method !== STORED && method !== DEFLATED) throw unreadable(`its compression is ${method}`);
  const local = entry.readUInt32LE(42);
  const header = await bytesAt(file, local, LOCAL_HEADER_BYTES);
  if (header.length < LOCAL_HEADER_BYTES) throw unreadable('it has no header of its file');
  const start = local + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  return { method, start, size: entry.readUInt32LE(20) };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function unreadable(why: string): ConnectorError {
  return new ConnectorError('unavailable', `eBay’s report cannot be unpacked: ${why}.`);
}
