import { NativeSelect, Skeleton } from '@mantine/core';
import { itemSitesOf, type Site } from '@quayside/kernel';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Described } from './described.tsx';
import classes from './descriptions.module.css';
import { useItemDescription } from './use-descriptions.ts';

/** The description of an item as it is sent to a site, with what it leaves out. */
export function ItemDescriptionPanel({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation('descriptions');
  const format = useFormat();
  const { account } = useAccount();
  const sites = itemSitesOf(account);
  const [picked, setPicked] = useState<Site | null>(null);
  const site = picked ?? sites[0];
  if (site === undefined) return null;
  return (
    <Panel title={t('item.panel')}>
      <div className={classes.stack}>
        <NativeSelect
          label={t('site')}
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
  const described = useItemDescription(itemId, site);
  if (described.isPending) return <Skeleton height={320} />;
  if (described.isError) return <ErrorState error={described.error} onRetry={() => described.refetch()} />;
  return <Described itemId={itemId} site={site} written={described.data} />;
}
