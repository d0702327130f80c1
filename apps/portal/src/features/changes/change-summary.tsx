import type { ChangeView } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './changes.module.css';
import { TONES } from './row-states.ts';

/** How many rows a change has, why some differ, and how far it is. */
export function ChangeSummary({ change }: { readonly change: ChangeView }) {
  const { t } = useTranslation(['changes', 'app']);
  const format = useFormat();
  const { state, counts, expected, reasons, removedAt } = change;
  const numbered = (count: number) => ({ count, n: format.number(count) });
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const isCarriedOut = change.confirmedAt !== null;
  return (
    <>
      <p role="status">
        {state === 'preparing' ? t('changes:preparing', numbered(all)) : null}
        {state === 'ready' ? t('changes:ready', numbered(expected)) : null}
        {isCarriedOut ? t('changes:done', numbered(counts.done)) : null}{' '}
        {state === 'applying' ? t('changes:applying', numbered(expected)) : null}
      </p>
      {state === 'ready' && expected > 0 ? <p className={classes.soft}>{t('changes:promise')}</p> : null}
      {state === 'applying' ? (
        <Meter
          label={t('changes:progress')}
          total={all - counts.refused}
          parts={(['done', 'skipped', 'failed'] as const).map((one) => ({ tone: TONES[one], n: counts[one] }))}
        />
      ) : null}
      {state === 'cancelled' && isCarriedOut ? <Notice tone="warn">{t('changes:cancelled')}</Notice> : null}
      {state === 'failed' ? <Notice tone="bad">{t('changes:failed')}</Notice> : null}
      {reasons.length > 0 ? (
        <ul className={classes.reasons}>
          {reasons.map((one) => (
            <li key={`${one.state} ${one.reason}`}>
              <strong>
                {t('app:labelled', { label: t(`changes:state.${one.state}`), value: format.number(one.rows) })}
              </strong>{' '}
              {t(`changes:reason.${one.reason}`)}
            </li>
          ))}
        </ul>
      ) : null}
      {removedAt && isCarriedOut && counts.done > 0 ? (
        <p className={classes.soft}>{t('changes:kept', { date: format.date(removedAt) })}</p>
      ) : null}
    </>
  );
}
