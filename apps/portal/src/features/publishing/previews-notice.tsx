import type { RunView } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';

/** The number of listings that the marketplace has yet to preview. */
export function PreviewsNotice({ run: { previewsDue } }: { readonly run: Pick<RunView, 'previewsDue'> }) {
  const { t } = useTranslation(['publishing', 'app']);
  if (previewsDue === 0) return null;
  const listings = t('app:unit.listings', { count: previewsDue });
  return <Notice tone="info">{t('publishing:run.previewsDue', { listings })}</Notice>;
}
