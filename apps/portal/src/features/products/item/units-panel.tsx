import { Button } from '@mantine/core';
import type { ProductDetail, UnitView } from '@quayside/contract';
import { type SubmitEvent, Suspense, useState } from 'react';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMayChange } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import classes from './item-screen.module.css';
import { useCountStock } from './use-item.ts';

/** Few sellers tell less than they have. */
const ToldStock = lazyPart(async () => ({ default: (await import('./told-stock.tsx')).ToldStock }));

/** The quantities of each unit (on hand, reserved, available) and a form for a manual count. */
export function UnitsPanel({ item }: { readonly item: ProductDetail }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  return (
    <Panel title={t('item.stock')} aside={t('item.unit.hint')} flush>
      <PlainTable
        label={t('item.stock')}
        rows={item.units}
        rowKey={(unit) => unit.unitId}
        columns={[
          { key: 'sku', title: t('item.unit.sku'), cell: (unit) => unit.sku },
          {
            key: 'variant',
            title: t('item.unit.variant'),
            cell: (unit) => format.values(Object.values(unit.specifics)) || '–',
          },
          { key: 'price', title: t('item.unit.price'), isNumber: true, cell: (unit) => format.money(unit.price) },
          {
            key: 'onHand',
            title: t('item.unit.onHand'),
            isNumber: true,
            cell: (unit) => (unit.isFBA ? <KeptThere unit={unit} /> : <CountForm item={item} unit={unit} />),
          },
          {
            key: 'reserved',
            title: t('item.unit.reserved'),
            isNumber: true,
            cell: (unit) => format.number(unit.reserved),
          },
          {
            key: 'available',
            title: t('item.unit.available'),
            isNumber: true,
            cell: (unit) => <strong>{format.number(unit.available)}</strong>,
          },
        ]}
      />
      {item.told.length > 0 ? (
        <Suspense fallback={null}>
          <ToldStock item={item} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

/** Stock in the marketplace's own warehouse, which cannot be changed here. */
function KeptThere({ unit }: { readonly unit: UnitView }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  return (
    <span title={t('flag.fbaHint')}>
      <Badge tone="info">{t('flag.fba')}</Badge> {format.number(unit.onHand)}
    </span>
  );
}

/** Larger counts are rejected as typing errors. */
const MAX_ON_HAND = 1_000_000;

function CountForm({ item, unit }: { readonly item: ProductDetail; readonly unit: UnitView }) {
  const { t } = useTranslation('products');
  const mayChange = useMayChange();
  // What is typed stays although the stock moves meanwhile, as it does with an order.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? String(unit.onHand);
  const count = useCountStock(item);
  const onHand = /^\d{1,7}$/.test(typed) && Number(typed) <= MAX_ON_HAND ? Number(typed) : null;
  const settled = () => {
    setDraft(null);
    showToast('stockCounted');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (onHand === null) return;
    count.mutate({ unitId: unit.unitId, onHand }, { onSuccess: settled, onError: (error) => toastFailure(error) });
  };
  return (
    <form className={classes.count} onSubmit={submit}>
      <input
        inputMode="numeric"
        aria-label={t('item.unit.count', { sku: unit.sku })}
        aria-invalid={onHand === null}
        value={typed}
        disabled={!mayChange}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
      />
      {onHand !== null && onHand !== unit.onHand ? (
        <Button type="submit" size="xs" loading={count.isPending}>
          {t('item.unit.save')}
        </Button>
      ) : null}
    </form>
  );
}
