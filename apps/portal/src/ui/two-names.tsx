import type { ReactNode } from 'react';
import classes from './two-names.module.css';

/** A name, and below it in small letters by what else the same is known. */
export function TwoNames({ name, other }: { readonly name: ReactNode; readonly other: string | null }) {
  return (
    <span className={classes.names}>
      <span>{name}</span>
      {other === null ? null : <span className={classes.other}>{other}</span>}
    </span>
  );
}
