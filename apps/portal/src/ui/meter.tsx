import clsx from 'clsx';
import type { Tone } from './badge.tsx';
import classes from './meter.module.css';

export interface MeterPart {
  readonly tone: Tone;
  readonly n: number;
}

/** Progress as parts of one whole. `total` includes what is still open; `label` names the meter for screen readers. */
export function Meter(props: { readonly label: string; readonly parts: readonly MeterPart[]; readonly total: number }) {
  const done = props.parts.reduce((sum, { n }) => sum + n, 0);
  const share = (n: number) => (props.total > 0 ? `${Math.min(100, (n * 100) / props.total)}%` : '0%');
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.max(props.total, 1)}
      aria-valuenow={Math.min(done, Math.max(props.total, 1))}
      className={classes.track}
    >
      {props.parts.map(({ tone, n }) =>
        n > 0 ? <span key={tone} className={clsx(classes.part, classes[tone])} style={{ width: share(n) }} /> : null,
      )}
    </div>
  );
}
