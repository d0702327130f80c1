import type { ReactNode } from 'react';
import classes from './pending.module.css';

/**
 * Keeps the space of text or a figure that is being loaded: `children` determine the size and are neither visible nor
 * announced.
 */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.pending} aria-hidden="true" data-pending="true">
      <span>{children}</span>
    </span>
  );
}
