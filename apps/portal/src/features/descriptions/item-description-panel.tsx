import { NativeSelect, Skeleton } from '@mantine/core';
import { itemSitesOf, type Site, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DescriptionFrame } from './description-frame.tsx';
import classes from './descriptions.module.css';
import { LeftOut } from './left-out.tsx';
import { useItemDescription } from './use-descriptions.ts';

/** An item's description on a site as it is sent, with what it leaves out. */
export function ItemDescriptionPanel({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation(['descriptions', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const sites = itemSitesOf(account);
  const [picked, setPicked] = useState<Site | null>(null);
  const site = picked ?? sites[0];
  if (site === undefined) return null;
  return (
    <Panel title={t('descriptions:item.panel')}>
      <div className={classes.stack}>
        <NativeSelect
          label={t('descriptions:site')}
          value={site}
          data={sites.map((one) => ({ value: one, label: format.site(one) }))}
          onChange={(event) => setPicked(sites.find((one) => one === event.currentTarget.value) ?? null)}
        />
        <OnSite key={site} itemId={itemId} site={site} />
      </div>
    </Panel>
  );
}

function OnSite({ itemId, site }: { readonly itemId: number; readonly site: Site }) {
  const { t } = useTranslation(['descriptions', 'app']);
  const format = useFormat();
  const described = useItemDescription(itemId, site);
  if (described.isPending) return <Skeleton height={320} />;
  if (described.isError) return <ErrorState error={described.error} onRetry={() => described.refetch()} />;
  const { html, leftOut, isOwnTextLeftOut } = described.data;
  return (
    <>
      <DescriptionFrame
        title={t('app:labelled', { label: t('descriptions:choice.label'), value: format.site(site) })}
        language={siteFacts(site).language}
        html={html}
      />
      <LeftOut facts={leftOut} isOwnTextLeftOut={isOwnTextLeftOut} />
    </>
  );
}
