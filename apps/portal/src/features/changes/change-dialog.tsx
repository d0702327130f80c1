import { Button, Skeleton } from '@mantine/core';
import type { ChangeView } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChangeActions } from './change-actions.tsx';
import { ChangeRows } from './change-rows.tsx';
import { ChangeSummary } from './change-summary.tsx';
import classes from './changes.module.css';
import { RecentChanges } from './recent-changes.tsx';
import { useChangeTitle } from './use-change-title.ts';
import { useChange } from './use-changes.ts';

export interface ChangeDialogProps {
  /** The change to show; null shows the earlier ones first. */
  readonly changeId: number | null;
  /** Called once the seller has consented to a change or to its undo. */
  readonly onConfirmed?: (change: ChangeView) => void;
  readonly onClose: () => void;
}

/** A previewed change, from its preview to its undo, or the earlier changes of the business. */
export function ChangeDialog({ changeId: first, onConfirmed, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['changes', 'app']);
  const [changeId, setChangeId] = useState(first);
  if (changeId !== null) {
    return <OneChange key={changeId} {...{ changeId, onConfirmed, onClose }} onOpen={setChangeId} />;
  }
  const close = (
    <Button variant="default" onClick={onClose}>
      {t('app:close')}
    </Button>
  );
  return (
    <Dialog title={t('changes:recent.title')} placement="side" width={980} onClose={onClose} footer={close}>
      <RecentChanges onOpen={setChangeId} />
    </Dialog>
  );
}

interface OneChangeProps {
  readonly changeId: number;
  readonly onConfirmed: ChangeDialogProps['onConfirmed'];
  readonly onOpen: (changeId: number) => void;
  readonly onClose: () => void;
}

function OneChange({ changeId, ...acting }: OneChangeProps) {
  const { t } = useTranslation('changes');
  const change = useChange(changeId);
  const titleOf = useChangeTitle();
  return (
    <Dialog
      title={change.data ? titleOf(change.data) : t('one')}
      placement="side"
      width={980}
      onClose={acting.onClose}
      footer={<ChangeActions changeId={changeId} change={change.data} {...acting} />}
    >
      <div className={classes.stack}>
        {change.isPending ? <Skeleton height={240} /> : null}
        {change.isError ? <ErrorState error={change.error} onRetry={() => change.refetch()} /> : null}
        {change.data ? <ChangeSummary change={change.data} /> : null}
        {change.data ? <ChangeRows change={change.data} /> : null}
      </div>
    </Dialog>
  );
}
