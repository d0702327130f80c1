import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './compliance.module.css';
import { EnergyLabelForm } from './energy-label-form.tsx';
import { useItemSafety } from './use-compliance.ts';

const ItemDialog = lazy(() => import('./item-dialog.tsx').then((file) => ({ default: file.ItemDialog })));

/** The manufacturer and the responsible person of an item, and a way to enter different ones for it alone. */
export function ItemSafetyPanel({ itemId, title }: { readonly itemId: number; readonly title: string }) {
  const { t } = useTranslation('compliance');
  const safety = useItemSafety(itemId);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Panel title={t('title')}>
      {safety.isPending ? <Skeleton height={60} /> : null}
      {safety.isLoadingError ? <ErrorState error={safety.error} onRetry={() => safety.refetch()} /> : null}
      {safety.data ? (
        <div className={classes.stack}>
          {safety.data.holds.isExempt ? (
            <p>{t('brands.exempt')}</p>
          ) : (
            (['manufacturer', 'responsiblePerson'] as const).map((role) => {
              const isLacking = safety.data.lacks === (role === 'manufacturer' ? 'manufacturer' : 'responsible_person');
              return (
                <p key={role}>
                  <span className={classes.line}>{t(role === 'manufacturer' ? 'manufacturer' : 'person')}</span>
                  {safety.data.holds[role]?.companyName ?? (isLacking ? null : '—')}
                  {isLacking ? <Badge tone="bad">{t('lacking.lacks')}</Badge> : null}
                </p>
              );
            })
          )}
          <div className={classes.bar}>
            <ChangeButton
              variant="default"
              size="sm"
              aria-label={t('changeFor', { name: title })}
              onClick={() => setIsChanging(true)}
            >
              {t('change')}
            </ChangeButton>
          </div>
          <EnergyLabelForm itemId={itemId} initial={safety.data.energyLabel} />
        </div>
      ) : null}
      {isChanging ? (
        <Suspense>
          <ItemDialog itemId={itemId} title={title} onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
