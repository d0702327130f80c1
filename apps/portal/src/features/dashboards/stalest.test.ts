import { describe, expect, it } from 'vitest';
import { oldestData } from './stalest.ts';

const shop = (importedAt: string | null, ordersAt: string | null, ordersEverySeconds: number | null = 60) => ({
  importedAt,
  comparedAt: null,
  ordersAt,
  ordersEverySeconds,
});

describe('the data age of several shops', () => {
  it('is that of the shop read least recently', () => {
    const early = shop('2026-11-20T08:00:00.000Z', '2026-11-20T09:30:00.000Z', 60);
    const late = shop('2026-11-20T09:00:00.000Z', '2026-11-20T09:10:00.000Z', 300);
    expect(oldestData([early, late])).toEqual({
      catalogueAt: '2026-11-20T08:00:00.000Z',
      ordersAt: '2026-11-20T09:10:00.000Z',
      ordersEverySeconds: 300,
    });
  });

  it('counts a comparison with the shop as a read of its catalogue', () => {
    const compared = { ...shop('2026-11-20T08:00:00.000Z', null), comparedAt: '2026-11-20T11:00:00.000Z' };
    expect(oldestData([compared])?.catalogueAt).toBe('2026-11-20T11:00:00.000Z');
  });

  it('is unknown if a shop was never read, and a shop without access is not read', () => {
    const known = shop('2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z');
    expect(oldestData([known, shop(null, null, null)])).toEqual({
      catalogueAt: null,
      ordersAt: null,
      ordersEverySeconds: null,
    });
  });

  it('is null without shops', () => {
    expect(oldestData([])).toBeNull();
  });
});
