import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Tone, ToneMark } from './badge.tsx';
import classes from './notice-bar.module.css';
import tones from './tones.module.css';

/** A message about the content below it. `bad` is announced at once, the others when the screen reader is idle. */
export function Notice(props: {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div role={props.tone === 'bad' ? 'alert' : 'status'} className={clsx(classes.bar, tones[props.tone])}>
      <ToneMark tone={props.tone} />
      <div className={classes.words}>
        {props.title ? <strong>{props.title}</strong> : null}
        <div>{props.children}</div>
      </div>
      {props.action}
    </div>
  );
}
