import type { ListingView } from '@quayside/contract';
import { type EnteredNumber, siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MoneyInput } from '../../../ui/number-input.tsx';
import { FloorForm } from './floor-form.tsx';
import classes from './item-screen.module.css';
import { useSetPrice } from './use-item.ts';

interface PriceDialogProps {
  readonly itemId: number;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

export function PriceDialog({ itemId, listing, onClose }: PriceDialogProps) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const facts = siteFacts(listing.site);
  const [minor, setMinor] = useState<EnteredNumber>(listing.price?.minor ?? null);
  const [hasFailed, setHasFailed] = useState(false);
  const set = useSetPrice(itemId);
  const isValid = typeof minor === 'number' && minor > 0;
  const save = (price: number, enabled: boolean) =>
    set.mutate(
      { site: listing.site, minor: price, enabled },
      {
        onSuccess: () => {
          showToast('priceSaved');
          onClose();
        },
        onError: (error) => toastFailure(error),
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasFailed(!isValid);
    if (isValid) save(minor, true);
  };
  return (
    <Dialog
      title={t('products:item.priceForm.title', { site: format.site(listing.site) })}
      onClose={onClose}
      width={420}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <MoneyInput
          label={t('products:item.priceForm.field', { currency: facts.currency })}
          currency={facts.currency}
          value={minor}
          onChange={setMinor}
          error={hasFailed && !isValid ? t('products:item.priceForm.invalid') : undefined}
        />
        <p className={classes.hint}>{t('products:item.priceForm.hint')}</p>
        <div className={classes.meta}>
          <ChangeButton type="submit" isInDialog loading={set.isPending}>
            {t('app:save')}
          </ChangeButton>
          {listing.manualPriceEnabled ? (
            <ChangeButton variant="default" isInDialog onClick={() => save(listing.price?.minor ?? 1, false)}>
              {t('products:item.priceForm.takeBack')}
            </ChangeButton>
          ) : null}
        </div>
      </form>
      <FloorForm itemId={itemId} listing={listing} onClose={onClose} />
    </Dialog>
  );
}
