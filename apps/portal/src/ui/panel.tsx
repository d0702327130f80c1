import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

/** A titled surface for one subject of a screen. `aside` is shown next to the title: a timestamp, a total, a button. */
export function Panel(props: {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Content extends to the edges, for tables and pictures. */
  readonly flush?: boolean;
}) {
  const id = useId();
  return (
    <section className={clsx(classes.panel, props.className)} aria-labelledby={props.title ? id : undefined}>
      {props.title ? (
        <header className={classes.head}>
          <h2 id={id}>{props.title}</h2>
          {props.aside ? <div className={classes.aside}>{props.aside}</div> : null}
        </header>
      ) : null}
      <div className={props.flush ? undefined : classes.body}>{props.children}</div>
    </section>
  );
}
