import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Says that nothing is here, why, and what to do about it. */
export function EmptyState(props: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={classes.notice}>
      <svg width="72" height="34" viewBox="0 0 72 34" aria-hidden="true" focusable="false">
        <circle cx="36" cy="12" r="9" fill="none" stroke="var(--qs-line-strong)" strokeWidth="3" />
        <path
          d="M2 29c6 0 6-4 11-4s6 4 12 4 5-4 11-4 6 4 12 4 5-4 11-4 6 4 11 4"
          fill="none"
          stroke="var(--qs-waterline)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <h2>{props.title}</h2>
      {props.children ? <p>{props.children}</p> : null}
      {props.action}
    </div>
  );
}
