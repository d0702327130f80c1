import type { ChangeRowState } from '@quayside/contract';
import type { Tone } from '../../ui/badge.tsx';

/** The states of rows, in the order in which a seller looks at them. */
export const ROW_STATES = [
  'warned',
  'ready',
  'refused',
  'failed',
  'skipped',
  'done',
] as const satisfies readonly ChangeRowState[];

export const TONES: Readonly<Record<ChangeRowState, Tone>> = {
  ready: 'wait',
  warned: 'warn',
  refused: 'off',
  done: 'ok',
  skipped: 'warn',
  failed: 'bad',
};
