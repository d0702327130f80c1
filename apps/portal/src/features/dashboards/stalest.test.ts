import { describe, expect, it } from 'vitest';
import { stalest } from './stalest.ts';

const shop = (importedAt: string | null, ordersAt: string | null, ordersEverySeconds: number | null = 60) => ({
  importedAt,
  comparedAt: null,
  ordersAt,
  ordersEverySeconds,
});

describe('the freshness of several shops', () => {
  it('is that of the shop that waits longest', () => {
    const early = shop('2026-11-20T08:00:00.000Z', '2026-11-20T09:30:00.000Z', 60);
    const late = shop('2026-11-20T09:00:00.000Z', '2026-11-20T09:10:00.000Z', 300);
    expect(stalest([early, late])).toEqual({
      catalogueAt: '2026-11-20T08:00:00.000Z',
      ordersAt: '2026-11-20T09:10:00.000Z',
      ordersEverySeconds: 300,
    });
  });

  it('takes a comparison with the shop for a look at its catalogue', () => {
    const compared = { ...shop('2026-11-20T08:00:00.000Z', null), comparedAt: '2026-11-20T11:00:00.000Z' };
    expect(stalest([compared])?.catalogueAt).toBe('2026-11-20T11:00:00.000Z');
  });

  it('is unknown while one of them was never looked at, and nobody looks at one without access', () => {
    const known = shop('2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z');
    expect(stalest([known, shop(null, null, null)])).toEqual({
      catalogueAt: null,
      ordersAt: null,
      ordersEverySeconds: null,
    });
  });

  it('is nothing without a shop', () => {
    expect(stalest([])).toBeNull();
  });
});
