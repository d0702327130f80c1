import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './page-header.module.css';

/** A screen's title, one line about it, and the actions for the whole screen. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
  /** For a screen that covers another: a button leads back to it. */
  readonly onClose?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      {typeof props.title === 'string' ? <title>{`${props.title} · ${t('name')}`}</title> : null}
      <div className={classes.words}>
        {props.back ? <div className={classes.back}>{props.back}</div> : null}
        <h1 className={classes.title}>{props.title}</h1>
        {props.lead ? <div className={classes.lead}>{props.lead}</div> : null}
      </div>
      {props.actions || props.onClose ? (
        <div className={classes.actions}>
          {props.actions}
          {props.onClose ? <CloseButton size="lg" aria-label={t('close')} onClick={props.onClose} /> : null}
        </div>
      ) : null}
    </header>
  );
}
