import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ShippingProfilePage } from '@quayside/contract';
import { SHIPPING_LIMITS } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChosenProfile } from './chosen-profile.tsx';
import { DefaultPanel } from './default-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { ModesPanels } from './modes-panel.tsx';
import { ProfileTable } from './profile-table.tsx';
import { RemovalIntro } from './removal-intro.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useShippingProfiles } from './use-shipping.ts';

type Summary = ShippingProfilePage['list'][number];
const TYPING_MS = 250;
/** With fewer profiles, a search field is unnecessary. */
const WORTH_SEARCHING = 8;

export function ShippingManagerScreen() {
  const { t } = useTranslation(['shipping', 'app']);
  const format = useFormat();
  const at = useAccount();
  const mayChange = useMayChange();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const profiles = useShippingProfiles(search);
  const [removed, setRemoved] = useState<Summary | null>(null);
  const consent = useConsent({ onDone: () => showToast('shippingProfileRemoved') });
  const list = profiles.data?.pages.flatMap((page) => page.list) ?? [];
  const count = profiles.data?.pages[0]?.count ?? 0;
  const create = mayChange ? (
    <Button component={Link} to={paths.shippingProfile(at)}>
      {t('shipping:create')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={t('shipping:title')} lead={t('shipping:lead')} actions={create} />
      <div className={classes.screen}>
        <MissingPanel />
        <DefaultPanel profiles={list} />
        <Panel
          title={t('shipping:profiles')}
          aside={t('shipping:profileCount', { n: format.number(count), most: format.number(SHIPPING_LIMITS.profiles) })}
          flush
        >
          {count > WORTH_SEARCHING || search !== '' ? (
            <div className={classes.padded}>
              <TextInput
                type="search"
                aria-label={t('shipping:search')}
                placeholder={t('shipping:search')}
                maxLength={100}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
          ) : null}
          {profiles.isPending ? <Skeleton height={180} /> : null}
          {profiles.isError ? <ErrorState error={profiles.error} onRetry={() => profiles.refetch()} /> : null}
          {profiles.isSuccess && list.length === 0 ? (
            <EmptyState
              title={t(search === '' ? 'shipping:empty.title' : 'shipping:emptySearch')}
              action={search === '' ? create : null}
            >
              {search === '' ? t('shipping:empty.text') : null}
            </EmptyState>
          ) : null}
          {list.length > 0 ? (
            <ProfileTable
              profiles={list}
              onRemove={(profile) => {
                setRemoved(profile);
                consent.ask({ change: 'remove', profileId: profile.id });
              }}
            />
          ) : null}
        </Panel>
        {profiles.hasNextPage ? (
          <div>
            <Button variant="default" loading={profiles.isFetchingNextPage} onClick={() => profiles.fetchNextPage()}>
              {t('app:more')}
            </Button>
          </div>
        ) : null}
        {list.length > 0 ? <ChosenProfile profiles={list} /> : null}
        <ModesPanels />
      </div>
      {consent.question && removed ? (
        <TouchDialog
          {...consent.question}
          isRemoval
          title={t('shipping:remove.title', { name: removed.name })}
          intro={
            <RemovalIntro
              isDefault={removed.is_default}
              items={removed.items.reduce((sum, one) => sum + one.count, 0)}
            />
          }
          confirm={t('shipping:remove.confirm')}
        />
      ) : null}
    </>
  );
}
