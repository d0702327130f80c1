import type { ChangeRowState, ChangeState, ChangeView } from '@quayside/contract';
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

/** How far a change is. A preview that was cancelled is discarded. */
type Stage = ChangeState | 'discarded';

export function stageOf({ state, confirmedAt }: Pick<ChangeView, 'state' | 'confirmedAt'>): Stage {
  return state === 'cancelled' && confirmedAt === null ? 'discarded' : state;
}

export const STAGE_TONES: Readonly<Record<Stage, Tone>> = {
  preparing: 'wait',
  ready: 'wait',
  applying: 'wait',
  done: 'ok',
  cancelled: 'warn',
  discarded: 'off',
  failed: 'bad',
};
