import type { ListingState } from '@quayside/kernel';
import type { Tone } from './badge.tsx';

export const LISTING_TONES: Readonly<Record<ListingState, Tone>> = {
  N: 'off',
  Q: 'wait',
  P: 'info',
  L: 'ok',
  B: 'warn',
  F: 'bad',
  E: 'off',
};
