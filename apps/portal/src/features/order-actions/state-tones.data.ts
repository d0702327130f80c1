import type { OrderChange } from '@quayside/contract';
import type { Tone } from '../../ui/badge.tsx';

export const STATE_TONES: Readonly<Record<OrderChange['state'], Tone>> = {
  waiting: 'wait',
  confirmed: 'ok',
  rejected: 'bad',
};
