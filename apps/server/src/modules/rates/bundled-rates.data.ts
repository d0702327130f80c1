import type { RateSource } from '@quayside/contract';

/**
 * The bundled exchange rates: euro reference rates of one day, in millionths of the currency per euro. They apply until a newer day is
 * stored. Every explanation of a price shows their date and source.
 */
export const BUNDLED_RATES = {
  date: '2026-09-29',
  source: 'bundled' satisfies RateSource,
  base: 'EUR',
  millionths: { GBP: 858_200, USD: 1_136_000, AUD: 1_742_000, CAD: 1_581_000 },
} as const;
