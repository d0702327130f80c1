import { describe, expect, it } from 'vitest';
import type { VatScheme } from './names.ts';
import { highestImport, saleVatOf, vatAtPrice } from './sale-vat.ts';

const day = '2026-11-29';
const vatOf = (from: string, to: string, scheme: VatScheme | null, stated: number | null = null) => {
  const vat = saleVatOf({
    ...{ from, to, scheme, day },
    stated: stated === null ? null : { basisPoints: stated, since: '2026-01-01' },
  });
  return 'lacks' in vat ? vat.lacks : [vat.value.vatCase, vat.value.basisPoints, vat.source.kind];
};

describe('saleVatOf', () => {
  it.each([
    ['at home', 'DE', 'DE', 'below', ['domestic', 1_900, 'table']],
    ['at home in the United Kingdom', 'GB', 'GB', 'registered', ['domestic', 2_000, 'table']],
    ['at home by a small business', 'DE', 'DE', 'exempt', ['domestic', 0, 'table']],
    ['below the threshold', 'DE', 'FR', 'below', ['distance_below', 1_900, 'table']],
    ['by a small business abroad', 'DE', 'FR', 'exempt', ['distance_below', 0, 'table']],
    ['above the threshold by registration', 'DE', 'IT', 'registered', ['distance_above', 2_200, 'table']],
    ['above the threshold in the one-stop shop', 'DE', 'IE', 'oss', ['oss', 2_300, 'table']],
    ['into the United Kingdom', 'FR', 'GB', 'exempt', ['uk', 2_000, 'table']],
    ['from the United Kingdom into the EU', 'GB', 'ES', 'registered', ['ioss', 2_100, 'table']],
    ['to where tax is added to the price', 'DE', 'US', 'oss', ['outside', 0, 'table']],
    ['to Australia', 'DE', 'AU', 'oss', ['outside', 0, 'table']],
  ] as const)('knows the VAT %s', (_, from, to, scheme, expected) => {
    expect(vatOf(from, to, scheme)).toEqual(expected);
  });

  it('does not know the VAT before the seller says its scheme, except where none is in prices', () => {
    expect(vatOf('DE', 'DE', null)).toBe('vat_scheme');
    expect(vatOf('DE', 'CA', null)).toEqual(['outside', 0, 'table']);
  });

  it('takes the seller’s rate of the goods where VAT is charged', () => {
    expect(vatOf('DE', 'DE', 'oss', 700)).toEqual(['domestic', 700, 'seller']);
    expect(vatOf('DE', 'DE', 'exempt', 700)).toEqual(['domestic', 0, 'table']);
  });

  it('ends the VAT of an import above 135 pounds without VAT', () => {
    const uk = { vatCase: 'uk', basisPoints: 2_000, importLimit: 13_500 } as const;
    expect(highestImport(13_500, 2_000)).toBe(16_200);
    expect(vatAtPrice(uk, 16_200)).toBe(uk);
    expect(vatAtPrice(uk, 16_201)).toMatchObject({ vatCase: 'outside', basisPoints: 0 });
  });
});
