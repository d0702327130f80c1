import { Skeleton } from '@mantine/core';
import type { RunItem } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BuyerPage } from './buyer-page.tsx';
import { usePreview } from './use-runs.ts';

interface PreviewDialogProps {
  readonly runId: number;
  readonly runItem: Pick<RunItem, 'itemId' | 'site'>;
  readonly onClose: () => void;
}

export function PreviewDialog({ runId, runItem, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const preview = usePreview(runId, runItem.itemId, runItem.site);
  const site = format.site(runItem.site);
  return (
    <Dialog title={t('preview.title', { site })} onClose={onClose} width={860}>
      {preview.isPending ? <Skeleton height={360} /> : null}
      {preview.isError ? <ErrorState error={preview.error} onRetry={() => preview.refetch()} /> : null}
      {preview.data ? <BuyerPage preview={preview.data} /> : null}
    </Dialog>
  );
}
