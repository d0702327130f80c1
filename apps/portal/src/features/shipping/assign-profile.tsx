import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { AssignmentInput, ProductSelection } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useShippingProfiles } from './use-shipping.ts';

interface AssignProfileProps {
  readonly selection: ProductSelection;
  /** The platform of the selected items. */
  readonly platform: Platform;
  /** The number of items; null if unknown. */
  readonly count: number | null;
  /** Called when the items were assigned a profile, or removed from theirs. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Assigns a shipping profile to the selected products, or removes them from theirs. */
export function AssignProfile({ selection, platform, count, onDone, onClose }: AssignProfileProps) {
  const { t } = useTranslation(['shipping', 'app']);
  const at = useAccount();
  const profiles = useShippingProfiles('');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = profiles.data?.pages.flatMap((page) => page.list) ?? [];
  const value = chosen ?? String(list[0]?.id ?? '');
  const name = list.find(({ id }) => String(id) === value)?.name;
  const consent = useConsent({
    onDone: ({ items }) => {
      if (name === undefined) showToast('itemsTakenOut', { count: items });
      else showToast('shippingProfileAssigned', { count: items, profile: name });
      onDone();
    },
  });
  if (consent.question) return <TouchDialog {...consent.question} />;
  const asked: AssignmentInput = {
    platform,
    ...(selection.accountId === undefined ? {} : { accountId: selection.accountId }),
    ...(selection.itemIds ? { itemIds: [...selection.itemIds] } : {}),
    ...(selection.filter ? { filter: selection.filter } : {}),
  };
  return (
    <Dialog
      title={t('shipping:assign.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {list.length > 0 ? (
            <ChangeButton
              isInDialog
              loading={consent.isPending}
              onClick={() =>
                consent.ask(
                  value === ''
                    ? { change: 'unassign', selection: asked }
                    : { change: 'assign', profileId: Number(value), selection: asked },
                )
              }
            >
              {t('shipping:assign.confirm')}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        {profiles.isPending ? <Skeleton height={60} /> : null}
        {profiles.isError ? <ErrorState error={profiles.error} onRetry={() => profiles.refetch()} /> : null}
        {profiles.isSuccess && list.length === 0 ? (
          <EmptyState
            title={t('shipping:empty.title')}
            action={
              <Button component={Link} to={paths.shippingProfile(at)}>
                {t('shipping:create')}
              </Button>
            }
          >
            {t('shipping:empty.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? (
          <>
            {count === null ? null : <p>{t('shipping:assign.count', { count })}</p>}
            <NativeSelect
              label={t('shipping:column.profile')}
              value={value}
              data={[
                ...list.map((profile) => ({ value: String(profile.id), label: profile.name })),
                { value: '', label: t('shipping:assign.none') },
              ]}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
