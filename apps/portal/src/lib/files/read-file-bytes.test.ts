import { expect, it } from 'vitest';
import { readFileBytes } from './read-file-bytes.ts';

it('reads the bytes of a file unchanged, whatever their encoding and number', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256);
  expect(await readFileBytes(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  expect(await readFileBytes(new Blob([]))).toBe('');
});
