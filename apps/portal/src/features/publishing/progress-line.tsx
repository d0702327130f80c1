import type { RunView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';
import type { Progress } from './run-summary.ts';

interface ProgressLineProps {
  readonly run: RunView;
  readonly progress: Progress;
  readonly isOver: boolean;
}

/** The number of settled items, the pace and the time left, if known. */
export function ProgressLine({ run, progress, isOver }: ProgressLineProps) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const left = run.secondsLeft;
  const pace = run.pace ?? 0;
  return (
    <p className={classes.progressLine}>
      <strong role="status">
        {t('run.progress', {
          done: format.number(progress.total - progress.queued),
          total: format.number(progress.total),
        })}
      </strong>
      <span className={classes.hint}>
        {isOver && run.finishedAt ? t('run.finished', { time: format.moment(run.finishedAt) }) : null}
        {!isOver && pace > 0 ? `${t('run.pace', { pace: format.number(Math.round(pace * 10) / 10) })} · ` : null}
        {!isOver && !run.pausedUntil
          ? left === null
            ? t('run.leftUnknown')
            : t('run.left', { time: format.duration(left) })
          : null}
      </span>
    </p>
  );
}
