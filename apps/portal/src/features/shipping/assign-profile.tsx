import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { ProductSelection } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './shipping.module.css';
import { usePrepareAssignment, useShippingProfiles } from './use-shipping.ts';

interface AssignProfileProps {
  readonly selection: ProductSelection;
  /** The platform of the selected items. */
  readonly platform: Platform;
  /** The number of items; null if unknown. */
  readonly count: number | null;
  /** Renders the preview of an assignment. */
  readonly renderChange: (changeId: number) => ReactNode;
  readonly onClose: () => void;
}

/** Chooses a shipping profile for the selected products, or none, and shows what would change. */
export function AssignProfile({ selection, platform, count, renderChange, onClose }: AssignProfileProps) {
  const { t } = useTranslation('shipping');
  const at = useAccount();
  const profiles = useShippingProfiles('');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = profiles.data?.pages.flatMap((page) => page.list) ?? [];
  const value = chosen ?? String(list[0]?.id ?? '');
  const prepare = usePrepareAssignment();
  const [changeId, setChangeId] = useState<number>();
  if (changeId !== undefined) return renderChange(changeId);
  return (
    <Dialog
      title={t('assign.title')}
      onClose={onClose}
      footer={
        list.length > 0 ? (
          <ChangeButton
            isInDialog
            loading={prepare.isPending}
            onClick={() =>
              prepare.mutate(
                { ...selection, platform, profileId: value === '' ? null : Number(value) },
                { onSuccess: (change) => setChangeId(change.changeId) },
              )
            }
          >
            {t('assign.confirm')}
          </ChangeButton>
        ) : null
      }
    >
      <div className={classes.stack}>
        {profiles.isPending ? <Skeleton height={60} /> : null}
        {profiles.isError ? <ErrorState error={profiles.error} onRetry={() => profiles.refetch()} /> : null}
        {profiles.isSuccess && list.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            action={
              <Button component={Link} to={paths.shippingProfile(at)}>
                {t('create')}
              </Button>
            }
          >
            {t('empty.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? (
          <>
            {count === null ? null : <p>{t('assign.count', { count })}</p>}
            <NativeSelect
              label={t('column.profile')}
              value={value}
              data={[
                ...list.map(({ id, name, handling_time }) => ({
                  value: String(id),
                  label: t('assign.option', { name, days: t('days', { count: handling_time }) }),
                })),
                { value: '', label: t('assign.none') },
              ]}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
