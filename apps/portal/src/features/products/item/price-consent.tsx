import { Button } from '@mantine/core';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './item-screen.module.css';
import type { PriceChange, useSavePrices } from './use-item.ts';

interface PriceConsentProps {
  readonly save: ReturnType<typeof useSavePrices>;
  /** The prices that the old lowest price holds back. */
  readonly waiting: number;
  readonly onAgree: (change: PriceChange) => void;
}

/** Why a price was not saved, and what the seller may agree to. Each consent is added to those given before. */
export function PriceConsent({ save: { error, variables: asked }, waiting, onAgree }: PriceConsentProps) {
  const { t } = useTranslation('products');
  if (!error) return null;
  const code = isApiError(error) ? error.code : undefined;
  const agree = (label: string, more: Partial<PriceChange>) =>
    asked ? (
      <Button size="xs" variant="default" onClick={() => onAgree({ ...asked, ...more })}>
        {label}
      </Button>
    ) : null;
  if (code === 'price_unusual') {
    return (
      <Notice tone="warn" action={agree(t('item.priceForm.confirm'), { expected: 1 })}>
        {error.message}
      </Notice>
    );
  }
  if (code === 'prices_changed') {
    return (
      <Notice tone="warn" action={agree(t('item.floorForm.send'), { freed: waiting })}>
        {t('item.floorForm.frees')}
      </Notice>
    );
  }
  if (code === 'prices_below_floor') {
    return (
      <Notice tone="warn">
        {t('item.floorForm.below')}
        <span className={classes.meta}>
          {(['raise', 'end', 'keep'] as const).map((choice) => (
            <span key={choice}>{agree(t(`item.floorForm.${choice}`), { below: { expected: 1, choice } })}</span>
          ))}
        </span>
      </Notice>
    );
  }
  return <Notice tone="bad">{error.message}</Notice>;
}
