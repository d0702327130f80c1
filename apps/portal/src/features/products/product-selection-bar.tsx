import type { ProductSelection } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EMPTY_SELECTION, isEmpty, type Selection } from '../../ui/data-table/selection.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { usePrepareBlocking } from './use-products.ts';

interface ProductSelectionBarProps {
  readonly selection: Selection;
  readonly chosen: ProductSelection;
  /** The number of items in the view; null if unknown. */
  readonly count: number | null;
  /** Whether the view is a search, in which case the number of results is announced. */
  readonly isSearch: boolean;
  /** Whether the view contains more than the loaded rows. */
  readonly canExtend: boolean;
  /** How many selected products are not among the rows in sight. */
  readonly elsewhere: number;
  /** The sites on which the products are meant; null for all. */
  readonly sites: readonly Site[] | null;
  readonly onSelect: (selection: Selection) => void;
  /** Selects everything in the view. */
  readonly onAll: () => void;
  readonly onPublish: (kind: 'list' | 'end') => void;
  /** Asks for a shipping profile; null if the selection cannot have one. */
  readonly onShipping: (() => void) | null;
  /** Asks what to change of the selection. */
  readonly onEdit: () => void;
  /** Asks for a category of a site; null if the marketplace's sites share their categories. */
  readonly onCategory: (() => void) | null;
  /** Shows the preview of blocking or unblocking the selection. */
  readonly onBlocking: (changeId: number, blocked: boolean) => void;
}

/** The number of selected products and the actions for them. */
export function ProductSelectionBar(props: ProductSelectionBarProps) {
  const { selection, count, isSearch, canExtend, elsewhere, sites, onSelect, onAll } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const n = count === null ? null : format.number(count);
  const status = () => {
    const what = products();
    if (sites === null) return what;
    const [site] = sites;
    return sites.length === 1 && site !== undefined
      ? t('selectedOn', { products: what, site: format.site(site) })
      : t('selectedSites', { products: what, count: sites.length });
  };
  const products = () => {
    if (selection.kind === 'query') return n === null ? t('selectedQuery') : t('selectedQueryCount', { n });
    if (selection.keys.size > 0) {
      const selected = t('selected', { count: selection.keys.size });
      return elsewhere === 0 ? selected : `${selected}, ${t('selectedElsewhere', { n: format.number(elsewhere) })}`;
    }
    if (isSearch && count !== null) return t('found', { count });
    return '';
  };
  const extend = {
    text: n === null ? t('selectQuery') : t('selectQueryCount', { n }),
    onExtend: onAll,
  };
  return (
    <SelectionBar
      isNone={isEmpty(selection)}
      status={status()}
      hint={t('selectHint')}
      extend={selection.kind === 'some' && canExtend ? extend : null}
      onClear={() => onSelect(EMPTY_SELECTION)}
    >
      <SelectionActions {...props} />
    </SelectionBar>
  );
}

function SelectionActions(props: ProductSelectionBarProps) {
  const { chosen, onPublish, onEdit, onShipping, onCategory, onBlocking } = props;
  const { t } = useTranslation('products');
  const block = usePrepareBlocking();
  const setBlocked = (blocked: boolean) =>
    block.mutate({ selection: chosen, blocked }, { onSuccess: ({ changeId }) => onBlocking(changeId, blocked) });
  return (
    <>
      <ChangeButton onClick={() => onPublish('list')}>{t('publish')}</ChangeButton>
      <ChangeButton variant="default" onClick={() => onPublish('end')}>
        {t('end')}
      </ChangeButton>
      <ChangeButton variant="default" aria-keyshortcuts="e" onClick={onEdit}>
        {t('edit.open')}
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
    </>
  );
}
