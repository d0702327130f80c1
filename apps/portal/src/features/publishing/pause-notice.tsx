import type { RunView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { pauseSentence } from '../../lib/reasons.ts';
import { Notice } from '../../ui/notice.tsx';

/** What a paused run waits for, and until when. */
export function PauseNotice({ run }: { readonly run: Pick<RunView, 'pausedReason' | 'pausedUntil'> }) {
  const { t, i18n } = useTranslation('publishing');
  const format = useFormat();
  if (!run.pausedUntil && !run.pausedReason) return null;
  const reason = pauseSentence(run.pausedReason, i18n);
  return (
    <Notice tone="warn">
      {run.pausedUntil
        ? t('run.paused', { time: format.moment(run.pausedUntil), reason })
        : t('run.pausedOpen', { reason })}
    </Notice>
  );
}
