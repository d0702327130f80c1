import { Button, CloseButton } from '@mantine/core';
import type { SalesQuery } from '@quayside/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ALL_OF_QUERY, EMPTY_SELECTION, isEmpty, type Selection } from '../../ui/data-table/selection.ts';
import classes from './orders-screen.module.css';

/** The selected orders: individual ones, or all matches of a filter. */
export type OrderSelection =
  | { readonly orderIds: readonly number[]; readonly count: number }
  | { readonly filter: SalesQuery; readonly count: number | null };

/** The server counts filter results up to this number. Word searches have a limit of their own. */
const COUNTED = 10_000;
const COUNTED_BY_WORDS = 100;

interface SelectionBarProps {
  readonly selection: Selection;
  /** The number of orders in the view; null if unknown. */
  readonly count: number | null;
  /** Whether the view is a word search. */
  readonly hasWords: boolean;
  /** The view contains more than the loaded rows. */
  readonly canExtend: boolean;
  /** Whether the number belongs to the current view. */
  readonly isLoaded: boolean;
  readonly onSelect: (selection: Selection) => void;
  /** The actions for the selection. */
  readonly children: ReactNode;
}

/** The number of selected orders and the actions for them. Its height is constant, so that the first selection moves no row. */
export function SelectionBar({
  selection,
  count,
  hasWords,
  canExtend,
  isLoaded,
  onSelect,
  children,
}: SelectionBarProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const n = count === null ? null : format.number(count);
  const status = () => {
    if (selection.kind === 'query') return n === null ? t('selectedQuery') : t('selectedQueryCount', { n });
    if (selection.keys.size > 0) return t('selected', { count: selection.keys.size });
    if (!isLoaded) return '';
    if (count !== null) return t('count', { count, n });
    return t('countMany', { n: format.number(hasWords ? COUNTED_BY_WORDS : COUNTED) });
  };
  const isNone = isEmpty(selection);
  return (
    <section className={classes.selection} data-none={isNone} aria-label={t('selection')}>
      {/* Always rendered, because a live region only announces changes of its content. */}
      <strong role="status">{status()}</strong>
      {isNone ? (
        <span className={classes.soft}>{t('selectHint')}</span>
      ) : (
        <>
          {children}
          {selection.kind === 'some' && canExtend ? (
            <Button variant="subtle" onClick={() => onSelect(ALL_OF_QUERY)}>
              {n === null ? t('selectQuery') : t('selectQueryCount', { n })}
            </Button>
          ) : null}
          <CloseButton
            className={classes.clear}
            size="lg"
            aria-label={t('clear')}
            title={t('clear')}
            onClick={() => onSelect(EMPTY_SELECTION)}
          />
        </>
      )}
    </section>
  );
}
