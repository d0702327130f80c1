import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { elementsOf, linesOf, textOf, withTemporaryFile } from './files.ts';

async function* parts(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}
const all = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
};
const SIZES = [1, 2, 3, 5, 1_000];

describe('the lines of a text', () => {
  it.each(SIZES)('are the same for chunks of %i characters', async (size) => {
    expect(await all(linesOf(parts('a\r\nb\n\nc', size)))).toEqual(['a', 'b', '', 'c']);
    expect(await all(linesOf(parts('a\n', size)))).toEqual(['a']);
  });
});

describe('the elements of a document', () => {
  it.each(SIZES)('are the same for chunks of %i characters', async (size) => {
    const document = '<r><Entry>1</Entry> <EntryCount>2</EntryCount><Entry a="b">2</Entry></r>';
    expect(await all(elementsOf(parts(document, size), 'Entry'))).toEqual([
      { element: '<Entry>1</Entry>' },
      { element: '<Entry a="b">2</Entry>' },
      { around: '<r> <EntryCount>2</EntryCount></r>' },
    ]);
  });

  it('are limited in size', async () => {
    const endless = parts(`<r><Entry>${'x'.repeat(5_000_000)}`, 100_000);
    await expect(all(elementsOf(endless, 'Entry'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the text of a file', () => {
  const text = (bytes: Buffer, options: { gzip?: boolean; charset?: string; mostBytes?: number } = {}) => {
    const { gzip, charset, mostBytes } = options;
    const parts = textOf(Readable.from([bytes]), {
      marketplace: 'The marketplace',
      ...(gzip ? { unpack: createGunzip() } : {}),
      ...(charset === undefined ? {} : { charset }),
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
    return all(parts).then((found) => found.join(''));
  };

  it('is decompressed and decoded without characters that a database cannot store', async () => {
    expect(await text(gzipSync('Grö\0ße'), { gzip: true })).toBe('Größe');
    expect(await text(Buffer.from('Größe', 'latin1'), { charset: 'iso-8859-1' })).toBe('Größe');
  });

  it.each([
    [
      'an archive that unpacks to more than allowed',
      gzipSync(Buffer.alloc(2_000_000)),
      { gzip: true, mostBytes: 1_000_000 },
    ],
    ['a truncated archive', gzipSync('Größe').subarray(0, 15), { gzip: true }],
    ['a file in an unknown charset', Buffer.from('a'), { charset: 'klingon' }],
  ])('is not read from %s', async (_, bytes, options) => {
    await expect(text(bytes, options)).rejects.toMatchObject({ name: 'ConnectorError', kind: 'unavailable' });
  });
});

describe('a temporary file', () => {
  it('has no name, so nothing remains of it when the process is killed', async () => {
    await withTemporaryFile(async (file) => {
      await file.writeFile('kept');
      expect((await file.stat()).nlink).toBe(0);
      expect(await file.readFile('utf8')).toBe('');
    });
  });
});
