import type { RunView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Meter } from '../../ui/meter.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PauseNotice } from './pause-notice.tsx';
import classes from './run-screen.module.css';

/** The progress of checks, titles and prices, before the seller can decide. */
export function PrepareStage({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const sentence = t('run.preparing', {
    done: format.number(run.itemsPrepared),
    total: format.number(run.itemsTotal),
  });
  return (
    <>
      <PauseNotice run={run} />
      <Panel>
        <p role="status" className={classes.sentence}>
          {sentence}
        </p>
        <Meter label={sentence} total={run.itemsTotal} parts={[{ tone: 'info', n: run.itemsPrepared }]} />
        <p className={classes.hint}>{t(run.pausedUntil ? 'run.preparingWaits' : 'run.preparingHint')}</p>
      </Panel>
    </>
  );
}
