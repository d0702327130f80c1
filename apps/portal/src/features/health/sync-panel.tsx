import type { AccountHealth, OrdersSetBack, SyncFailure, SyncHealth } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './health.module.css';
import { isKept, type SyncState, syncStateOf } from './sync-state.ts';

const TONES: Readonly<Record<SyncState, Tone>> = { ok: 'ok', never: 'off', trouble: 'bad', paused: 'wait' };

/** When catalogue, orders, stock and prices were last in step, what last failed, and who must act. */
export function SyncPanel({
  health,
}: {
  readonly health: Pick<AccountHealth, 'sync' | 'ordersSetBack' | 'isConnected' | 'isPlatformOn'>;
}) {
  const { t } = useTranslation('health');
  const format = useFormat();
  return (
    <Panel title={t('sync.title')}>
      {isKept(health) ? null : <p className={classes.soft}>{t(health.isPlatformOn ? 'sync.paused' : 'sync.off')}</p>}
      <ul className={classes.subjects}>
        {health.sync.map((row) => {
          const state = syncStateOf(row, isKept(health));
          return (
            <li key={row.subject} className={classes.subject}>
              <strong>{t(`sync.subject.${row.subject}`)}</strong>
              <Badge tone={TONES[state]}>{t(`sync.state.${state}`)}</Badge>
              <div className={classes.words}>
                {row.lastSuccessAt ? (
                  <p title={format.dateTime(row.lastSuccessAt)}>
                    {t('sync.last', { time: format.moment(row.lastSuccessAt) })}
                  </p>
                ) : (
                  <p>{t('sync.none')}</p>
                )}
                {row.lastFailure && state !== 'paused' ? (
                  <Failure subject={row.subject} failure={row.lastFailure} />
                ) : null}
                {row.subject === 'orders' && health.ordersSetBack ? <SetBack setBack={health.ordersSetBack} /> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Reports that orders were read from a future time, and how that was corrected. */
function SetBack({ setBack: { at, from, to } }: { readonly setBack: OrdersSetBack }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const times = { time: format.moment(at), from: format.dateTime(from), to: format.dateTime(to) };
  return <p className={classes.soft}>{t('sync.setBack', times)}</p>;
}

function Failure({ subject, failure }: { readonly subject: SyncHealth['subject']; readonly failure: SyncFailure }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const said = { time: format.moment(failure.at), trouble: t(`trouble.${failure.trouble}`) };
  if (failure.isOver) return <p className={classes.soft}>{t('sync.over', said)}</p>;
  const recovery = () => {
    if (failure.recovery === 'seller') return t(subject === 'import' ? 'recovery.sellerImport' : 'recovery.sellerSend');
    if (failure.recovery === 'self' && failure.resumesAt !== null) {
      return t('recovery.selfAt', { time: format.moment(failure.resumesAt) });
    }
    return t(`recovery.${failure.recovery}`);
  };
  return (
    <>
      <p>
        {t('sync.failed', said)} {recovery()}
      </p>
      {failure.text ? <p className={classes.quote}>{failure.text}</p> : null}
    </>
  );
}
