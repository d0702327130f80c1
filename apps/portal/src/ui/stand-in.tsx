import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './stand-in.module.css';

/** A whole page in place of a screen: the problem in one line, its reason, and where to go from here. */
export function StandIn(props: { readonly title: string; readonly children: ReactNode; readonly actions?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={classes.page}>
      <title>{`${props.title} · ${t('name')}`}</title>
      <MooredBoat />
      <h1 className={classes.title}>{props.title}</h1>
      <div className={classes.words}>{props.children}</div>
      {props.actions ? <div className={classes.actions}>{props.actions}</div> : null}
    </section>
  );
}

/** A moored boat: the picture of a screen that is not available. */
function MooredBoat() {
  return (
    <svg className={classes.picture} viewBox="0 0 132 72" fill="none" aria-hidden="true" focusable="false">
      <path d="M8 20v42" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M11 26c14 16 24 18 34 17"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path
        d="M44 42h64l-9 15H54z"
        fill="var(--qs-tide-soft)"
        stroke="var(--qs-tide)"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d="M72 42V8l24 30H78"
        stroke="var(--qs-tide)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M2 66c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4"
        stroke="var(--qs-waterline)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
