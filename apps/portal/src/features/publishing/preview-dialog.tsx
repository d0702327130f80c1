import { Skeleton } from '@mantine/core';
import type { RunCell } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BuyerPage } from './buyer-page.tsx';
import { usePreview } from './use-runs.ts';

interface PreviewDialogProps {
  readonly runId: number;
  readonly cell: Pick<RunCell, 'itemId' | 'site'>;
  readonly onClose: () => void;
}

export function PreviewDialog({ runId, cell, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const preview = usePreview(runId, cell.itemId, cell.site);
  const site = format.site(cell.site);
  return (
    <Dialog title={t('preview.title', { site })} onClose={onClose} width={860}>
      {preview.isPending ? <Skeleton height={360} /> : null}
      {preview.isError ? <ErrorState error={preview.error} onRetry={() => preview.refetch()} /> : null}
      {preview.data ? <BuyerPage preview={preview.data} /> : null}
    </Dialog>
  );
}
