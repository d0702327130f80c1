import type { AccountPage } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './accounts-screen.module.css';

/** The foreign sites on which the account sells, and the others. */
export function ListedInPanel({ account }: { readonly account: AccountPage }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const rows = Object.values(account.listed_in);
  const others = account.not_listed;
  if (rows.length + others.length === 0) return null;
  return (
    <Panel title={t('listedIn.title')}>
      {rows.length > 0 ? (
        <PlainTable
          label={t('listedIn.title')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'site',
              title: t('listedIn.site'),
              cell: (row) => (
                <>
                  <SitePlate site={row.dst_site} /> {format.site(row.dst_site)}
                </>
              ),
            },
            {
              key: 'listings',
              title: t('listedIn.listings'),
              isNumber: true,
              cell: (row) => format.number(row.listings),
            },
            {
              key: 'all',
              title: t('listedIn.share'),
              cell: (row) => t(row.list_all ? 'listedIn.all' : 'listedIn.some'),
            },
            { key: 'via', title: t('listedIn.via'), cell: (row) => row.via_account_name },
          ]}
        />
      ) : (
        <p>{t('listedIn.nowhere')}</p>
      )}
      {others.length > 0 ? (
        <p className={classes.notListed}>
          {t('listedIn.notListed', {
            sites: format.list(others.map((site) => format.site(site))),
          })}
        </p>
      ) : null}
    </Panel>
  );
}
