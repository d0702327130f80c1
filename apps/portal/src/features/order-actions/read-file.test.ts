import { expect, it } from 'vitest';
import { readTextFile } from './read-file.ts';

it('reads UTF-8, and text that is not UTF-8 as Western European', async () => {
  expect(await readTextFile(new Blob(['Zürich 订单']))).toBe('Zürich 订单');
  expect(await readTextFile(new Blob([new Uint8Array([0x5a, 0xfc, 0x72])]))).toBe('Zür');
});
