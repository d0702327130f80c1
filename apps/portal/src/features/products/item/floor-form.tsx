import { Button, Skeleton } from '@mantine/core';
import type { ItemFloor, ListingView } from '@quayside/contract';
import { type EnteredNumber, siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MoneyInput } from '../../../ui/number-input.tsx';
import classes from './item-screen.module.css';
import { useFloors, useSetFloor } from './use-floors.ts';

interface FloorFormProps {
  readonly itemId: number;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

/** The lowest price of an item on a site. */
export function FloorForm({ itemId, listing, onClose }: FloorFormProps) {
  const floors = useFloors(itemId);
  const floor = floors.data?.list.find(({ site }) => site === listing.site);
  if (floors.isError) return <Notice tone="bad">{floors.error.message}</Notice>;
  if (!floor) return <Skeleton height={120} />;
  return <FloorFields key={floor.own?.minor} itemId={itemId} listing={listing} floor={floor} onClose={onClose} />;
}

function FloorFields({ itemId, listing, floor, onClose }: FloorFormProps & { readonly floor: ItemFloor }) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const { currency } = siteFacts(listing.site);
  const [minor, setMinor] = useState<EnteredNumber>(floor.own?.minor ?? null);
  const [hasFailed, setHasFailed] = useState(false);
  const set = useSetFloor(itemId);
  const isValid = minor === null || (typeof minor === 'number' && minor > 0);
  const save = (expected?: number) => {
    if (minor === 'unreadable') return;
    set.mutate(
      { site: listing.site, minor, ...(expected === undefined ? {} : { expected }) },
      {
        onSuccess: () => {
          showToast('priceSaved');
          onClose();
        },
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasFailed(!isValid);
    if (isValid) save();
  };
  const frees = isApiError(set.error) && set.error.code === 'prices_changed';
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {set.error && !frees ? <Notice tone="bad">{set.error.message}</Notice> : null}
      {frees ? (
        <Notice
          tone="warn"
          action={
            <Button size="xs" variant="default" onClick={() => save(floor.waiting)}>
              {t('products:item.floorForm.send')}
            </Button>
          }
        >
          {t('products:item.floorForm.frees')}
        </Notice>
      ) : null}
      <MoneyInput
        label={t('products:item.floorForm.field', { currency })}
        currency={currency}
        value={minor}
        onChange={setMinor}
        error={hasFailed && !isValid ? t('products:item.priceForm.invalid') : undefined}
      />
      <p className={classes.hint}>
        {floor.byRule
          ? t('products:item.floorForm.byRule', { floor: format.money(floor.byRule) })
          : t('products:item.floorForm.hint')}
      </p>
      <div className={classes.meta}>
        <ChangeButton type="submit" variant="default" isInDialog loading={set.isPending}>
          {t('products:item.floorForm.save')}
        </ChangeButton>
      </div>
    </form>
  );
}
