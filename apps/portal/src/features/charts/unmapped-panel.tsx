import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './charts.module.css';
import { useUnmapped } from './use-charts.ts';

/** Variants whose size is not in the chart: they keep their size on these sites, with the name of its system. */
export function UnmappedPanel({ chartId }: { readonly chartId: number | string }) {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const unmapped = useUnmapped(chartId);
  const variants = unmapped.data?.pages.flatMap((page) => page.variants) ?? [];
  return (
    <Panel title={t('unmapped.title')} flush>
      <ListBody
        list={unmapped}
        // A page may have no such variant, and the next one some.
        isEmpty={variants.length === 0 && !unmapped.hasNextPage}
        empty={<EmptyState title={t('unmapped.empty')} />}
      >
        <PlainTable
          label={t('unmapped.title')}
          rows={variants}
          rowKey={({ item_id, sku, size }) => `${item_id}/${sku}/${size}`}
          columns={[
            {
              key: 'item',
              title: t('column.item'),
              cell: ({ item_id, account_id, platform, title, sku }) => (
                <>
                  <Link to={paths.item({ scope: platform, account: { id: account_id } }, item_id)}>{title}</Link>
                  <span className={classes.line}>{sku}</span>
                </>
              ),
            },
            { key: 'size', title: t('unmapped.size'), cell: ({ size }) => size },
            {
              key: 'sites',
              title: t('unmapped.sites'),
              cell: ({ sites }) => (
                <span className={classes.bar}>
                  {sites.map((site) => (
                    <SitePlate key={site} site={site} />
                  ))}
                  <span className="visually-hidden">{format.values(sites.map(format.site))}</span>
                </span>
              ),
            },
          ]}
        />
        <ListFoot list={unmapped} />
      </ListBody>
    </Panel>
  );
}
