import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './list.module.css';

/** The row above a list: its search, filters and actions. `end` is what changes the look of the list, such as its density. */
export function Toolbar(props: {
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** Keeps the distance to the edges of a flush panel. */
  readonly isInset?: boolean;
}) {
  return (
    <div className={clsx(classes.toolbar, props.isInset && classes.inset)}>
      {props.children}
      {props.end ? <div className={classes.end}>{props.end}</div> : null}
    </div>
  );
}
