import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './freshness.module.css';
import { Pending } from './pending.tsx';

/** Above two minutes the seconds of an interval do not matter. */
const WHOLE_MINUTES_FROM = 120;

function rounded(seconds: number): number {
  return seconds < WHOLE_MINUTES_FROM ? seconds : Math.round(seconds / 60) * 60;
}

/**
 * The age of a figure. `every`: seconds between scheduled updates; null if there are none. `isPending`: the figure is
 * being loaded, and its age keeps its space.
 */
export function Freshness({
  at,
  every = null,
  isPending = false,
}: {
  readonly at: string | null | undefined;
  readonly every?: number | null;
  readonly isPending?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isPending) {
    return (
      <span className={classes.stamp}>
        <Pending>{t('fresh.asOf', { time: format.moment(new Date().toISOString()) })}</Pending>
      </span>
    );
  }
  if (!at) return <span className={classes.stamp}>{t('fresh.never')}</span>;
  const time = format.moment(at);
  return (
    <time className={classes.stamp} dateTime={at} title={format.dateTime(at)}>
      {every === null
        ? t('fresh.asOf', { time })
        : t('fresh.every', { time, interval: format.duration(rounded(every)) })}
    </time>
  );
}
