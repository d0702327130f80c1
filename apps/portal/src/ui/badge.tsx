import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './badge.module.css';
import tones from './tones.module.css';

export type Tone = 'ok' | 'info' | 'wait' | 'warn' | 'bad' | 'off';

/**
 * A word with a symbol for its tone. The symbol's shape differs by tone, so that tones differ by more than colour: full
 * disc good, ring waiting, half disc in progress, diamond warning, cross failed, bar off.
 */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={clsx(classes.badge, tones[tone])}>
      <ToneMark tone={tone} />
      {children}
    </span>
  );
}

export function ToneMark({ tone }: { readonly tone: Tone }) {
  return (
    <svg className={classes.mark} width="9" height="9" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
      {tone === 'ok' ? <circle cx="5" cy="5" r="4.5" fill="currentColor" /> : null}
      {tone === 'wait' ? <circle cx="5" cy="5" r="3.7" fill="none" stroke="currentColor" strokeWidth="1.8" /> : null}
      {tone === 'info' ? (
        <>
          <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
        </>
      ) : null}
      {tone === 'warn' ? <path d="m5 0 5 5-5 5-5-5z" fill="currentColor" /> : null}
      {tone === 'bad' ? <path d="m1.5 1.5 7 7m0-7-7 7" stroke="currentColor" strokeWidth="2.2" /> : null}
      {tone === 'off' ? <path d="M1 5h8" stroke="currentColor" strokeWidth="2.4" /> : null}
    </svg>
  );
}
