import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EntryForm } from './entry-form.tsx';
import { useItemSafety } from './use-compliance.ts';

interface ItemDialogProps {
  readonly itemId: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** Manufacturer and responsible person of a single item. */
export function ItemDialog({ itemId, title, onClose }: ItemDialogProps) {
  const { t } = useTranslation('compliance');
  const safety = useItemSafety(itemId);
  return (
    <Dialog title={t('changeOf', { name: title })} width={760} onClose={onClose}>
      {safety.isPending ? <Skeleton height={240} /> : null}
      {safety.isLoadingError ? <ErrorState error={safety.error} onRetry={() => safety.refetch()} /> : null}
      {safety.data ? (
        <EntryForm isInDialog place={{ brand: null, itemId }} initial={safety.data.own} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}
