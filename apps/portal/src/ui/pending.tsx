import type { ReactNode } from 'react';
import classes from './pending.module.css';

/** Keeps the space of text or a figure that is being loaded: `children` give the size and are neither visible nor read out. */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.pending} aria-hidden="true" data-pending="true">
      <span>{children}</span>
    </span>
  );
}
