import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { HistoryTable } from './history-table.tsx';
import { useHistory } from './use-history.ts';

/** Every change of an item with its author, newest first. */
export function HistoryList({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation('history');
  const history = useHistory({ itemId });
  return (
    <ListBody
      list={history}
      isEmpty={!history.data?.pages[0]?.list.length}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    >
      <HistoryTable history={history} isOfOneItem />
    </ListBody>
  );
}
