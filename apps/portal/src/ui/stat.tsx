import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import classes from './stat.module.css';

/** One figure with its name. */
export function Stat(props: {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: Tone;
}) {
  return (
    <div className={classes.stat}>
      <dt className={classes.name}>{props.name}</dt>
      <dd className={clsx(classes.value, props.tone === 'bad' && classes.bad)}>{props.value}</dd>
      {props.note ? <dd className={classes.note}>{props.note}</dd> : null}
    </div>
  );
}

export function Stats({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.stats}>{children}</dl>;
}
