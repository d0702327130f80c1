import type { PriceAdjustment } from '@quayside/contract';
import { type EnteredNumber, type Site, siteFacts } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MoneyInput, PercentInput } from '../../../ui/number-input.tsx';
import { Radios } from '../../../ui/options.tsx';
import type { Edit } from './use-edits.ts';

type Way = PriceAdjustment['kind'];
const WAYS: readonly Way[] = ['percent', 'add', 'set', 'clear'];

interface PriceFieldsProps {
  readonly sites: readonly Site[];
  /** Null while something is missing. */
  readonly onEdit: (edit: Edit | null) => void;
}

/** How much prices change on the chosen sites. */
export function PriceFields({ sites, onEdit }: PriceFieldsProps) {
  const { t } = useTranslation('products');
  const [way, setWay] = useState<Way>('percent');
  const [entered, setEntered] = useState<EnteredNumber>(null);
  const currencies = [...new Set(sites.map((site) => siteFacts(site).currency))];
  const [currency, other] = currencies;
  const isAmount = way === 'add' || way === 'set';
  useEffect(() => {
    const adjustment = adjustmentOf(way, entered, other === undefined ? currency : undefined);
    onEdit(adjustment && sites.length > 0 ? { what: 'price', sites, adjustment } : null);
  }, [way, entered, currency, other, sites, onEdit]);
  const choose = (next: Way) => {
    setWay(next);
    setEntered(null);
  };
  return (
    <>
      <Radios
        label={t('edit.way')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`edit.price.${value}`) }))}
        onChange={choose}
      />
      {way === 'percent' ? (
        <PercentInput
          label={t('edit.percent')}
          description={t('edit.signHint')}
          value={entered}
          onChange={setEntered}
          mayBeNegative
        />
      ) : null}
      {isAmount && other !== undefined ? <Notice tone="warn">{t('edit.oneCurrency')}</Notice> : null}
      {isAmount && currency !== undefined && other === undefined ? (
        <MoneyInput
          key={`${way} ${currency}`}
          label={t('edit.amount')}
          {...(way === 'add' ? { description: t('edit.signHint') } : {})}
          currency={currency}
          value={entered}
          onChange={setEntered}
          mayBeNegative={way === 'add'}
        />
      ) : null}
    </>
  );
}

function adjustmentOf(
  way: Way,
  entered: EnteredNumber,
  currency: ReturnType<typeof siteFacts>['currency'] | undefined,
): PriceAdjustment | null {
  if (way === 'clear') return { kind: 'clear' };
  if (typeof entered !== 'number' || entered === 0) return null;
  if (way === 'percent') return { kind: 'percent', basisPoints: entered };
  return currency === undefined ? null : { kind: way, minor: entered, currency };
}
