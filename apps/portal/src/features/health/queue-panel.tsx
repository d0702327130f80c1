import type { AccountHealth, OperationPace } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import classes from './health.module.css';

type Queue = AccountHealth['queue'];

/** The waiting changes, their pace compared with the marketplace's limits, and the time they need. */
export function QueuePanel({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  return (
    <Panel title={t('queue.title')}>
      <div className={classes.stack}>
        <p role="status">
          <Outlook outlook={queue.outlook} />
        </p>
        <Stats>
          {queue.lanes.map(({ changeKind, waiting, done }) => (
            <Stat
              key={changeKind}
              name={t(`queue.lane.${changeKind}`)}
              value={format.number(waiting)}
              note={t('queue.done', { n: format.number(done) })}
            />
          ))}
          <Stat
            name={t('queue.calls')}
            value={format.number(queue.recent.calls)}
            note={t('queue.callsNote', { n: format.number(queue.recent.turnedAway) })}
            {...(queue.recent.turnedAway > 0 ? { tone: 'bad' as const } : {})}
          />
        </Stats>
        {queue.pace.length > 0 ? (
          <details className={classes.limits}>
            <summary>{t('queue.limits')}</summary>
            <Limits pace={queue.pace} />
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

function Outlook({ outlook }: { readonly outlook: Queue['outlook'] }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  if (outlook.kind === 'held') return t('queue.outlook.held', { time: format.moment(outlook.until) });
  if (outlook.kind === 'moving') return t('queue.outlook.moving', { time: format.duration(outlook.seconds) });
  return t(`queue.outlook.${outlook.kind}`);
}

/** Rounds calls down to whole numbers; a negative balance shows as zero. */
const wholeCalls = (n: number) => Math.max(0, Math.floor(n));

function Limits({ pace }: { readonly pace: readonly OperationPace[] }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const rate = ({ ratePerSecond }: OperationPace) =>
    ratePerSecond >= 1
      ? t('queue.perSecond', { n: format.number(Math.round(ratePerSecond)) })
      : t('queue.every', { time: format.duration(1 / ratePerSecond) });
  return (
    <PlainTable
      label={t('queue.limits')}
      rows={pace}
      rowKey={({ operation }) => operation}
      columns={[
        { key: 'operation', title: t('queue.column.operation'), cell: ({ operation }) => <code>{operation}</code> },
        {
          key: 'free',
          title: t('queue.column.free'),
          isNumber: true,
          cell: ({ free, burst }) =>
            t('queue.freeOf', { free: format.number(wholeCalls(free)), burst: format.number(burst) }),
        },
        { key: 'rate', title: t('queue.column.rate'), isNumber: true, cell: rate },
        {
          key: 'used',
          title: t('queue.column.used'),
          isNumber: true,
          cell: ({ used, quota }) =>
            quota === null
              ? format.number(used)
              : t('queue.leftOf', {
                  left: format.number(quota.remaining),
                  limit: format.number(quota.limit),
                  time: format.moment(quota.asOf),
                }),
        },
        {
          key: 'paused',
          title: t('queue.column.paused'),
          cell: ({ pausedUntil }) => (pausedUntil ? format.moment(pausedUntil) : '–'),
        },
      ]}
    />
  );
}
