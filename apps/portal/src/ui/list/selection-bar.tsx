import { Button, CloseButton } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './list.module.css';

interface SelectionBarProps {
  /** No row is selected. */
  readonly isNone: boolean;
  /** What is selected, or how many rows there are; announced when it changes. */
  readonly status: string;
  /** What a selection is good for. With it, the height is constant, so that the first selection moves no row. */
  readonly hint?: string;
  /** Extends the selection to all rows that the query finds; null if it can not be extended. */
  readonly extend?: { readonly text: string; readonly onExtend: () => void } | null;
  readonly onClear: () => void;
  /** The actions for the selected rows. */
  readonly children: ReactNode;
}

/** What is selected in a list, and the actions for it. */
export function SelectionBar({ isNone, status, hint, extend, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('widgets');
  const clear = t('list.clear');
  return (
    <section
      className={clsx(classes.selection, hint === undefined && isNone && 'visually-hidden')}
      data-none={isNone}
      aria-label={t('list.selection')}
    >
      {/* Always rendered, because a live region only announces changes of its content. */}
      <strong role="status">{status}</strong>
      {isNone ? (
        <span className={classes.hint}>{hint}</span>
      ) : (
        <>
          {children}
          {extend ? (
            <Button variant="subtle" onClick={extend.onExtend}>
              {extend.text}
            </Button>
          ) : null}
          <CloseButton className={classes.clear} size="lg" aria-label={clear} title={clear} onClick={onClear} />
        </>
      )}
    </section>
  );
}
