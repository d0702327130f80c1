import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './shipping.module.css';
import { useSitesWithoutRoute } from './use-shipping.ts';

/** How many items have no route to each site, with the reasons and links to the items. */
export function MissingPanel() {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const at = useAccount();
  const missing = useSitesWithoutRoute();
  if (missing.isPending) return <Skeleton height={120} radius="lg" />;
  if (missing.isError) return <ErrorState error={missing.error} onRetry={() => missing.refetch()} />;
  const sites = missing.data.sites.filter(({ items }) => items > 0);
  if (sites.length === 0) return <Notice tone="ok">{t('missing.none')}</Notice>;
  return (
    <Panel title={t('missing.title')}>
      <p className={classes.soft}>{t('missing.lead')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={classes.missing}>
        {sites.map(({ site, items, reasons }) => (
          <li key={site}>
            <SitePlate site={site} tone="warn" />
            <span>
              <Link to={`${paths.products(at, 'no-shipping')}?site=${site}`}>
                {t('missing.site', { count: items, site: format.site(site) })}
              </Link>
              <span className={classes.line}>
                {format.values(
                  reasons.map((one) =>
                    t('missing.reason', { reason: t(`noRoute.${one.reason}`), n: format.number(one.items) }),
                  ),
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
