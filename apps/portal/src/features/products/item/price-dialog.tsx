import { Skeleton } from '@mantine/core';
import type { ItemFloor, ListingView, ManualPrice, ProductDetail, UnitView } from '@quayside/contract';
import { type EnteredNumber, siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useRates } from '../../../lib/rates.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MoneyInput } from '../../../ui/number-input.tsx';
import { RatesNotice } from '../../../ui/rates-notice.tsx';
import { usePriceGapText } from '../price-gap-text.ts';
import classes from './item-screen.module.css';
import { PriceConsent } from './price-consent.tsx';
import { useFloors } from './use-floors.ts';
import { type PriceChange, useManualPrices, useSavePrices } from './use-item.ts';

interface PriceDialogProps {
  readonly item: ProductDetail;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

/** Used instead of a SKU: the price of all variations without their own price. */
const WHOLE_ITEM = '';

/** The manual price and the lowest price of an item on a site: one form, saved together. */
export function PriceDialog({ item, listing, onClose }: PriceDialogProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const gapText = usePriceGapText();
  const manual = useManualPrices(item.id);
  const floors = useFloors(item.id);
  const rates = useRates(item.accountId);
  const [sku, setSku] = useState(WHOLE_ITEM);
  const prices = manual.data?.list.filter(
    ({ site, manualPriceEnabled }) => site === listing.site && manualPriceEnabled,
  );
  const floor = floors.data?.list.find(({ site }) => site === listing.site);
  const error = manual.error ?? floors.error;
  const gap = gapText(listing);
  const variations = item.units.length > 1 ? item.units : [];
  return (
    <Dialog title={t('item.priceForm.title', { site: format.site(listing.site) })} onClose={onClose} width={420}>
      {gap ? <Notice tone="info">{gap}</Notice> : null}
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
      {error ? <Notice tone="bad">{error.message}</Notice> : null}
      {!error && !(prices && floor) ? <Skeleton height={240} /> : null}
      {floor?.isStopped ? <Notice tone="warn">{t('item.priceForm.stopped')}</Notice> : null}
      {prices && floor ? (
        <PriceForm
          key={sku}
          itemId={item.id}
          listing={listing}
          unit={variations.find((unit) => unit.sku === sku)}
          prices={prices}
          floor={floor}
          onClose={onClose}
        />
      ) : null}
      {siteFacts(listing.site).currency === item.price.currency ? null : <RatesNotice rates={rates} />}
    </Dialog>
  );

  function nameOf({ sku: own, specifics }: UnitView): string {
    const words = format.values(Object.values(specifics));
    return words ? `${words} (${own})` : own;
  }
}

interface PriceFormProps {
  readonly itemId: number;
  readonly listing: ListingView;
  /** The variation with the price; undefined for the whole item. */
  readonly unit: UnitView | undefined;
  /** The manual prices on this site. */
  readonly prices: readonly ManualPrice[];
  readonly floor: ItemFloor;
  readonly onClose: () => void;
}

function PriceForm({ itemId, listing, unit, prices, floor, onClose }: PriceFormProps) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const { site } = listing;
  const { currency } = siteFacts(site);
  const ofItem = prices.find(({ sku }) => sku === null)?.price;
  const own = unit ? prices.find(({ sku }) => sku === unit.sku)?.price : ofItem;
  const shown = own?.minor ?? (unit ? null : (listing.price?.minor ?? null));
  const [minor, setMinor] = useState<EnteredNumber>(shown);
  const [lowest, setLowest] = useState<EnteredNumber>(floor.own?.minor ?? null);
  const [highest, setHighest] = useState<EnteredNumber>(floor.ceiling?.minor ?? null);
  const [hasFailed, setHasFailed] = useState(false);
  const save = useSavePrices(itemId);
  const isPriceValid = minor === shown || (typeof minor === 'number' && minor > 0);
  const isLimit = (value: EnteredNumber) => value === null || (typeof value === 'number' && value > 0);
  const areLimitsValid = isLimit(lowest) && isLimit(highest);
  const place = { site, ...(unit ? { sku: unit.sku } : {}) };
  const send = (change: PriceChange) =>
    save.mutate(change, {
      onSuccess: () => {
        showToast('priceSaved');
        onClose();
      },
    });
  const limitsChange = () => ({
    ...(lowest === (floor.own?.minor ?? null) || lowest === 'unreadable' ? {} : { floors: [{ site, minor: lowest }] }),
    ...(highest === (floor.ceiling?.minor ?? null) || highest === 'unreadable'
      ? {}
      : { ceilings: [{ site, minor: highest }] }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isValid = isPriceValid && areLimitsValid;
    setHasFailed(!isValid);
    if (!isValid) return;
    // An untouched price stays as it is: the rule's is not turned into a manual one.
    const changed = minor === shown || typeof minor !== 'number' ? [] : [{ ...place, enabled: true as const, minor }];
    const change: PriceChange = { prices: changed, ...limitsChange() };
    if (change.prices.length === 0 && !change.floors && !change.ceilings) onClose();
    else send(change);
  };
  const edit = (set: (value: EnteredNumber) => void) => (value: EnteredNumber) => {
    save.reset();
    set(value);
  };
  /** Of the site's and that for some items, the higher one counts. */
  const byRules = [floor.byRule, floor.byItems?.floor ?? null]
    .filter((one) => one !== null)
    .sort((a, b) => b.minor - a.minor)[0];
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PriceConsent save={save} waiting={floor.waiting} onAgree={send} />
      <MoneyInput
        label={t('products:item.priceForm.field', { currency })}
        currency={currency}
        value={minor}
        onChange={edit(setMinor)}
        error={hasFailed && !isPriceValid ? t('products:item.priceForm.invalid') : undefined}
      />
      <p className={classes.hint}>{replaced()}</p>
      {own ? (
        <div className={classes.meta}>
          <ChangeButton
            variant="default"
            isInDialog
            onClick={() => send({ prices: [{ ...place, enabled: false }], ...(areLimitsValid ? limitsChange() : {}) })}
          >
            {t(unit && ofItem ? 'products:item.priceForm.takeBackUnit' : 'products:item.priceForm.takeBack')}
          </ChangeButton>
        </div>
      ) : null}
      <MoneyInput
        label={t('products:item.floorForm.field', { currency })}
        currency={currency}
        value={lowest}
        onChange={edit(setLowest)}
        error={hasFailed && !isLimit(lowest) ? t('products:item.priceForm.invalid') : undefined}
      />
      <p className={classes.hint}>
        {byRules
          ? t('products:item.floorForm.byRule', { floor: format.money(byRules) })
          : t('products:item.floorForm.hint')}
        {floor.byItems && !floor.byItems.floor
          ? ` ${t('products:item.floorForm.unknown', { name: floor.byItems.name })}`
          : null}
      </p>
      <MoneyInput
        label={t('products:item.floorForm.ceiling', { currency })}
        currency={currency}
        value={highest}
        onChange={edit(setHighest)}
        error={hasFailed && !isLimit(highest) ? t('products:item.priceForm.invalid') : undefined}
      />
      <p className={classes.hint}>{t('products:item.floorForm.ceilingHint')}</p>
      <div className={classes.meta}>
        <ChangeButton type="submit" isInDialog loading={save.isPending}>
          {t('app:save')}
        </ChangeButton>
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
