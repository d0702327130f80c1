import type { SalesQuery } from '@quayside/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ALL_OF_QUERY, EMPTY_SELECTION, isEmpty, type Selection } from '../../ui/data-table/selection.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';

/** The selected orders: individual ones, or all matches of a filter. */
export type OrderSelection =
  | { readonly orderIds: readonly number[]; readonly count: number }
  | { readonly filter: SalesQuery; readonly count: number | null };

/** The server counts filter results up to this number. Word searches have a limit of their own. */
const COUNTED = 10_000;
const COUNTED_BY_WORDS = 100;

interface OrderSelectionBarProps {
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

/** The number of selected orders and the actions for them. */
export function OrderSelectionBar(props: OrderSelectionBarProps) {
  const { selection, count, hasWords, canExtend, isLoaded, onSelect, children } = props;
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
  const extend = {
    text: n === null ? t('selectQuery') : t('selectQueryCount', { n }),
    onExtend: () => onSelect(ALL_OF_QUERY),
  };
  return (
    <SelectionBar
      isNone={isEmpty(selection)}
      status={status()}
      hint={t('selectHint')}
      extend={selection.kind === 'some' && canExtend ? extend : null}
      onClear={() => onSelect(EMPTY_SELECTION)}
    >
      {children}
    </SelectionBar>
  );
}
