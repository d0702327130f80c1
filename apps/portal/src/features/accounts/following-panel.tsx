import { Skeleton } from '@mantine/core';
import type { Following } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Radios } from '../../ui/options.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './accounts-screen.module.css';
import { useFollow, useFollowing } from './use-following.ts';

/** The seller's permanent choice of what happens to listings abroad after a change at home. */
export function FollowingPanel({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation(['accounts', 'app']);
  const following = useFollowing(accountId);
  return (
    <Panel title={t('accounts:following.title')}>
      <p className={classes.panelText}>{t('accounts:following.lead')}</p>
      {following.isPending ? <Skeleton height={120} /> : null}
      {following.isError ? <Notice tone="bad">{following.error.message}</Notice> : null}
      {following.data ? (
        // Remounts when the choice was changed elsewhere.
        <Choice key={JSON.stringify(following.data)} accountId={accountId} stored={following.data} />
      ) : null}
    </Panel>
  );
}

function Choice({ accountId, stored }: { readonly accountId: number; readonly stored: Following }) {
  const { t } = useTranslation(['accounts', 'app']);
  const [wanted, setWanted] = useState(stored);
  const follow = useFollow(accountId);
  const isChanged = wanted.endsAbroad !== stored.endsAbroad || wanted.followsTitles !== stored.followsTitles;
  return (
    <>
      <Radios
        label={t('accounts:following.ends')}
        value={wanted.endsAbroad ? 'end' : 'keep'}
        onChange={(value) => setWanted({ ...wanted, endsAbroad: value === 'end' })}
        options={(['keep', 'end'] as const).map((value) => ({
          value,
          label: t(`accounts:following.${value}`),
          description: t(`accounts:following.${value}Text`),
        }))}
      />
      <Radios
        label={t('accounts:following.titles')}
        value={wanted.followsTitles ? 'follow' : 'ask'}
        onChange={(value) => setWanted({ ...wanted, followsTitles: value === 'follow' })}
        options={(['ask', 'follow'] as const).map((value) => ({
          value,
          label: t(`accounts:following.${value}`),
          description: t(`accounts:following.${value}Text`),
        }))}
      />
      <ChangeButton
        loading={follow.isPending}
        blockedBecause={isChanged ? undefined : t('accounts:following.unchanged')}
        onClick={() => follow.mutate(wanted)}
      >
        {t('app:save')}
      </ChangeButton>
    </>
  );
}
