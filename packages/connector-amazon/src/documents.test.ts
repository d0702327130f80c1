import { gzipSync } from 'node:zlib';
import type { AccountSession } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { readText } from './documents.ts';
import type { Rest } from './rest.ts';

/** What lies under a presigned address. */
function read(bytes: Buffer, contentType: string, compressionAlgorithm?: string): Promise<string> {
  const rest = { download: async () => ({ bytes, contentType }) } as unknown as Rest;
  const address = { url: 'https://documents.example/1', ...(compressionAlgorithm ? { compressionAlgorithm } : {}) };
  return readText(rest, {} as AccountSession, address);
}

describe('a document', () => {
  it('is read in the charset that it comes in, packed or not', async () => {
    expect(await read(Buffer.from('Größe', 'latin1'), 'text/plain; charset=ISO-8859-1')).toBe('Größe');
    expect(await read(gzipSync('Größe'), 'text/plain;charset=UTF-8', 'GZIP')).toBe('Größe');
    await expect(read(Buffer.from(''), 'text/plain; charset=klingon')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('holds no character that can not be stored', async () => {
    expect(await read(Buffer.from('toy\0car'), 'text/plain')).toBe('toycar');
  });
});
