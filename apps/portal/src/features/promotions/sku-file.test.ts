import { expect, it } from 'vitest';
import { skusOf } from './sku-file.ts';

it('reads the first column of a file, each SKU once, without the heading', () => {
  expect(skusOf('\uFEFFSKU;Title\r\nA-1;One\n"B ""2"" x",Two\n\nA-1\n')).toEqual(['A-1', 'B "2" x']);
});

it('reads no file with more SKUs than one change takes', () => {
  expect(skusOf(Array.from({ length: 20_001 }, (_, n) => `S-${n}`).join('\n'))).toBeUndefined();
});
