import type { RunView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Stat, Stats } from '../../ui/stat.tsx';
import { countVerdict } from './run-summary.ts';

/** The numbers of ready, draft and blocked listings. */
export function CheckStats({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const isEnd = run.kind === 'end';
  const n = (verdict: 'ready' | 'draft' | 'blocked') => format.number(countVerdict(run.counts, verdict));
  return (
    <Stats>
      <Stat name={isEnd ? t('kind.end') : t('checks.ready')} value={n('ready')} />
      {isEnd ? null : <Stat name={t('checks.draft')} value={n('draft')} />}
      <Stat name={t(isEnd ? 'checks.blockedEnd' : 'checks.blocked')} value={n('blocked')} />
    </Stats>
  );
}
