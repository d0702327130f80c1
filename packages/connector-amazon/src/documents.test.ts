import { gzipSync } from 'node:zlib';
import type { AccountSession } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { readText, wholeText } from './documents.ts';
import type { Rest } from './rest.ts';

/** Reads these bytes as the content of a presigned URL. */
function read(bytes: Buffer, contentType: string, compressionAlgorithm?: string, mostBytes?: number): Promise<string> {
  const download: Rest['download'] = async (_session, _url, file) => {
    await file.writeFile(bytes);
    return { contentType };
  };
  const address = { url: 'https://documents.example/1', ...(compressionAlgorithm ? { compressionAlgorithm } : {}) };
  return readText({ download } as unknown as Rest, {} as AccountSession, address, wholeText, mostBytes);
}

describe('a document', () => {
  it('is decoded with its charset, compressed or not', async () => {
    expect(await read(Buffer.from('Größe', 'latin1'), 'text/plain; charset=ISO-8859-1')).toBe('Größe');
    expect(await read(Buffer.from('Größe', 'latin1'), 'text/plain; charset="Cp1252"')).toBe('Größe');
    expect(await read(Buffer.from('4711 \x93alt\x94', 'latin1'), 'text/plain; Charset = cp1252')).toBe('4711 “alt”');
    expect(await read(gzipSync('Größe'), 'text/plain;charset=UTF-8', 'GZIP')).toBe('Größe');
    await expect(read(Buffer.from(''), 'text/plain; charset=klingon')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is read only up to the uncompressed limit and rejected if truncated', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    await expect(read(bomb, 'text/plain', 'GZIP', 1_000_000)).rejects.toMatchObject({ kind: 'unavailable' });
    const half = gzipSync('Größe '.repeat(1_000)).subarray(0, 20);
    await expect(read(half, 'text/plain', 'GZIP')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('contains no character that cannot be stored', async () => {
    expect(await read(Buffer.from('toy\0car'), 'text/plain')).toBe('toycar');
  });
});
