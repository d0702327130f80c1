import { Button, Skeleton } from '@mantine/core';
import type { ListingView, ManualPrice, ProductDetail, UnitView } from '@quayside/contract';
import { type EnteredNumber, siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MoneyInput } from '../../../ui/number-input.tsx';
import { FloorForm } from './floor-form.tsx';
import classes from './item-screen.module.css';
import { useManualPrices, useSetPrice } from './use-item.ts';

interface PriceDialogProps {
  readonly item: ProductDetail;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

/** Used instead of a SKU: the price of all variations without their own price. */
const WHOLE_ITEM = '';

export function PriceDialog({ item, listing, onClose }: PriceDialogProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const manual = useManualPrices(item.id);
  const [sku, setSku] = useState(WHOLE_ITEM);
  const prices = manual.data?.list.filter(
    ({ site, manualPriceEnabled }) => site === listing.site && manualPriceEnabled,
  );
  const variations = item.units.length > 1 ? item.units : [];
  return (
    <Dialog title={t('item.priceForm.title', { site: format.site(listing.site) })} onClose={onClose} width={420}>
      {variations.length > 0 ? (
        <Dropdown
          label={t('item.priceForm.of')}
          value={sku}
          onChange={(value) => setSku(value ?? WHOLE_ITEM)}
          options={[
            { value: WHOLE_ITEM, label: t('item.priceForm.wholeItem') },
            ...variations.map((unit) => ({ value: unit.sku, label: nameOf(unit) })),
          ]}
        />
      ) : null}
      {manual.isError ? <Notice tone="bad">{manual.error.message}</Notice> : null}
      {manual.isPending ? <Skeleton height={120} /> : null}
      {prices ? (
        <PriceFields
          key={sku}
          itemId={item.id}
          listing={listing}
          unit={variations.find((unit) => unit.sku === sku)}
          prices={prices}
          onClose={onClose}
        />
      ) : null}
      <FloorForm itemId={item.id} listing={listing} onClose={onClose} />
    </Dialog>
  );

  function nameOf({ sku: own, specifics }: UnitView): string {
    const words = format.values(Object.values(specifics));
    return words ? `${words} (${own})` : own;
  }
}

interface PriceFieldsProps {
  readonly itemId: number;
  readonly listing: ListingView;
  /** The variation with the price; undefined for the whole item. */
  readonly unit: UnitView | undefined;
  /** The manual prices on this site. */
  readonly prices: readonly ManualPrice[];
  readonly onClose: () => void;
}

function PriceFields({ itemId, listing, unit, prices, onClose }: PriceFieldsProps) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const { currency } = siteFacts(listing.site);
  const ofItem = prices.find(({ sku }) => sku === null)?.price;
  const own = unit ? prices.find(({ sku }) => sku === unit.sku)?.price : ofItem;
  const [minor, setMinor] = useState<EnteredNumber>(own?.minor ?? (unit ? null : (listing.price?.minor ?? null)));
  const [hasFailed, setHasFailed] = useState(false);
  const set = useSetPrice(itemId);
  const isValid = typeof minor === 'number' && minor > 0;
  const unusual = isApiError(set.error) && set.error.code === 'price_unusual' ? set.error : null;
  const place = { site: listing.site, ...(unit ? { sku: unit.sku } : {}) };
  const save = (change: Parameters<typeof set.mutate>[0]) =>
    set.mutate(change, {
      onSuccess: () => {
        showToast('priceSaved');
        onClose();
      },
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasFailed(!isValid);
    if (isValid) save({ ...place, enabled: true, minor });
  };
  const again = set.variables;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {set.error && !unusual ? <Notice tone="bad">{set.error.message}</Notice> : null}
      {unusual && again ? (
        <Notice
          tone="warn"
          action={
            <Button size="xs" variant="default" onClick={() => save({ ...again, expected: 1 })}>
              {t('products:item.priceForm.confirm')}
            </Button>
          }
        >
          {unusual.message}
        </Notice>
      ) : null}
      <MoneyInput
        label={t('products:item.priceForm.field', { currency })}
        currency={currency}
        value={minor}
        onChange={(value) => {
          set.reset();
          setMinor(value);
        }}
        error={hasFailed && !isValid ? t('products:item.priceForm.invalid') : undefined}
      />
      <p className={classes.hint}>{replaced()}</p>
      <div className={classes.meta}>
        <ChangeButton type="submit" isInDialog loading={set.isPending}>
          {t('app:save')}
        </ChangeButton>
        {own ? (
          <ChangeButton variant="default" isInDialog onClick={() => save({ ...place, enabled: false })}>
            {t(unit && ofItem ? 'products:item.priceForm.takeBackUnit' : 'products:item.priceForm.takeBack')}
          </ChangeButton>
        ) : null}
      </div>
    </form>
  );

  /** The price that the manual one replaces. */
  function replaced(): string {
    if (!unit) return t('products:item.priceForm.hint');
    if (own) return t('products:item.priceForm.ownHint');
    if (ofItem) return t('products:item.priceForm.overItem', { price: format.money(ofItem) });
    return t('products:item.priceForm.overRule', { price: format.money(unit.price) });
  }
}
