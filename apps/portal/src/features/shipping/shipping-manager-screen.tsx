import { Button } from '@mantine/core';
import type { ShippingProfilePage } from '@quayside/contract';
import { SHIPPING_LIMITS } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
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
/** With fewer profiles, a search field is unnecessary. */
const WORTH_SEARCHING = 8;

interface ShippingManagerScreenProps {
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

export function ShippingManagerScreen({ earlier }: ShippingManagerScreenProps) {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const at = useAccount();
  const mayChange = useMayChange();
  const [search, setSearch] = useState('');
  const profiles = useShippingProfiles(search);
  const [removed, setRemoved] = useState<Summary | null>(null);
  const consent = useConsent({ onDone: () => showToast('shippingProfileRemoved') });
  const list = profiles.data?.pages.flatMap((page) => page.list) ?? [];
  const count = profiles.data?.pages[0]?.count ?? 0;
  const create = mayChange ? (
    <Button component={Link} to={paths.shippingProfile(at)}>
      {t('create')}
    </Button>
  ) : null;
  const actions = (
    <>
      {earlier}
      {create}
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={actions} />
      <div className={classes.screen}>
        <MissingPanel />
        <DefaultPanel profiles={list} />
        <Panel
          title={t('profiles')}
          aside={t('profileCount', { n: format.number(count), most: format.number(SHIPPING_LIMITS.profiles) })}
          flush
        >
          {count > WORTH_SEARCHING || search !== '' ? (
            <Toolbar isInset>
              <SearchField label={t('search')} value={search} onSearch={setSearch} />
            </Toolbar>
          ) : null}
          <ListBody
            list={profiles}
            isEmpty={list.length === 0}
            empty={
              <EmptyState
                title={t(search === '' ? 'empty.title' : 'emptySearch')}
                action={search === '' ? create : null}
              >
                {search === '' ? t('empty.text') : null}
              </EmptyState>
            }
          >
            <ProfileTable
              profiles={list}
              onRemove={(profile) => {
                setRemoved(profile);
                consent.ask({ change: 'remove', profileId: profile.id });
              }}
            />
            <ListFoot list={profiles} />
          </ListBody>
        </Panel>
        {list.length > 0 ? <ChosenProfile profiles={list} /> : null}
        <ModesPanels />
      </div>
      {consent.question && removed ? (
        <TouchDialog
          {...consent.question}
          isRemoval
          title={t('remove.title', { name: removed.name })}
          intro={
            <RemovalIntro
              isDefault={removed.is_default}
              items={removed.items.reduce((sum, one) => sum + one.count, 0)}
            />
          }
          confirm={t('remove.confirm')}
        />
      ) : null}
    </>
  );
}
