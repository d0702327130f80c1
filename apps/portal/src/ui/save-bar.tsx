import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

/** Stays at the bottom of the window below a long form: what is unsaved or invalid, and the buttons. */
export function SaveBar({ status, children }: { readonly status: string; readonly children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.status}>
        {status}
      </span>
      {children}
    </div>
  );
}
