import type { ReactNode } from 'react';
import classes from './pending.module.css';

/** Keeps the room of words or a figure that is on its way: `children` say how much, and are neither seen nor read out. */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.pending} aria-hidden="true" data-pending="true">
      <span>{children}</span>
    </span>
  );
}
