import type { HistoryEntry } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { HistoryTable } from './history-table.tsx';
import { groupUnitOf } from './together.ts';
import { useHistory } from './use-history.ts';
import { inWords } from './words-of.ts';

interface ChangesDialogProps {
  /** The history group. */
  readonly group: HistoryEntry;
  readonly onClose: () => void;
}

/** All changes that the overview folds into one line. */
export function ChangesDialog({ group, onClose }: ChangesDialogProps) {
  const { t, i18n } = useTranslation(['history', 'app']);
  const history = useHistory({ group: group.id });
  const title = t('app:labelled', {
    label: inWords(i18n, 'why', group.why),
    value: t(`history:together.${groupUnitOf(group)}`, { count: group.under ?? 0 }),
  });
  return (
    <Dialog title={title} onClose={onClose} placement="side" width={960}>
      <ListBody list={history} isEmpty={!history.data} empty={null}>
        <HistoryTable history={history} label={title} isTogether />
      </ListBody>
    </Dialog>
  );
}
