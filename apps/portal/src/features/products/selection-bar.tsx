import { Button, CloseButton } from '@mantine/core';
import type { ProductSelection } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ALL_OF_QUERY, EMPTY_SELECTION, isEmpty, type Selection } from '../../ui/data-table/selection.ts';
import classes from './products-screen.module.css';
import { usePrepareBlocking } from './use-products.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly chosen: ProductSelection;
  /** The number of items in the view; null if unknown. */
  readonly count: number | null;
  /** Whether the view is a search, in which case the number of results is announced. */
  readonly isSearch: boolean;
  /** Whether the view contains more than the loaded rows. */
  readonly canExtend: boolean;
  readonly onSelect: (selection: Selection) => void;
  readonly onPublish: (kind: 'list' | 'end') => void;
  /** Asks for a shipping profile; null if the selection cannot have one. */
  readonly onShipping: (() => void) | null;
  /** Asks for a category of a site; null if the marketplace's sites share their categories. */
  readonly onCategory: (() => void) | null;
  /** Shows the preview of blocking or unblocking the selection. */
  readonly onBlocking: (changeId: number, blocked: boolean) => void;
}

/** The number of selected products and the actions for them. Its height is constant, so that the first selection moves no row. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, isSearch } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const n = count === null ? null : format.number(count);
  const status = () => {
    if (selection.kind === 'query') return n === null ? t('selectedQuery') : t('selectedQueryCount', { n });
    if (selection.keys.size > 0) return t('selected', { count: selection.keys.size });
    if (isSearch && count !== null) return t('found', { count });
    return '';
  };
  const isNone = isEmpty(selection);
  return (
    <section className={classes.selection} data-none={isNone} aria-label={t('selection')}>
      {/* Always rendered, because a live region only announces changes of its content. */}
      <strong role="status">{status()}</strong>
      {isNone ? <span className={classes.soft}>{t('selectHint')}</span> : <SelectionActions {...props} />}
    </section>
  );
}

function SelectionActions({
  selection,
  chosen,
  count,
  canExtend,
  onSelect,
  onPublish,
  onShipping,
  onCategory,
  onBlocking,
}: SelectionBarProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const block = usePrepareBlocking();
  const setBlocked = (blocked: boolean) =>
    block.mutate({ selection: chosen, blocked }, { onSuccess: ({ changeId }) => onBlocking(changeId, blocked) });
  const n = count === null ? null : format.number(count);
  return (
    <>
      <ChangeButton onClick={() => onPublish('list')}>{t('publish')}</ChangeButton>
      <ChangeButton variant="default" onClick={() => onPublish('end')}>
        {t('end')}
      </ChangeButton>
      {onShipping ? (
        <ChangeButton variant="default" onClick={onShipping}>
          {t('assignShipping')}
        </ChangeButton>
      ) : null}
      {onCategory ? (
        <ChangeButton variant="default" onClick={onCategory}>
          {t('chooseCategory')}
        </ChangeButton>
      ) : null}
      <ChangeButton
        needs="blocking-enabled"
        variant="default"
        loading={block.isPending && block.variables.blocked}
        disabled={block.isPending}
        onClick={() => setBlocked(true)}
      >
        {t('block')}
      </ChangeButton>
      <ChangeButton
        needs="blocking-enabled"
        variant="default"
        loading={block.isPending && !block.variables.blocked}
        disabled={block.isPending}
        onClick={() => setBlocked(false)}
      >
        {t('unblock')}
      </ChangeButton>
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
  );
}
