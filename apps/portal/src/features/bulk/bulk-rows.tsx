import { BULK_REQUESTED, type BulkResult, type BulkSiteResult, type BulkStatus } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { reasonDetail } from '../../lib/reasons.ts';
import { HelpLink } from '../../ui/help-link.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './bulk.module.css';
import { type Only, useBulkRows } from './use-bulk.ts';

const SHOWN: readonly Only[] = ['issues', 'left_out', 'all'];
/** States of a listing that are results of their own. */
const STATES = ['OK', 'ready', 'draft', 'waiting', 'queued', 'failed', 'skipped', 'cancelled', 'ended'] as const;

/** The rows of a request, each with its item, and on each site with its result and what to do. */
export function BulkRows({ request }: { readonly request: NonNullable<BulkStatus['request']> }) {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const at = useAccount();
  const [only, setOnly] = useState<Only>(request.leftOut > 0 ? 'issues' : 'all');
  const rows = useBulkRows(request.requestId, only);
  const list = rows.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Panel title={t('rows.title')}>
      <div className={classes.stack}>
        <Segments
          label={t('rows.only')}
          value={only}
          options={SHOWN.map((value) => ({ value, label: t(`rows.${value}`) }))}
          onChange={setOnly}
        />
        <ListBody list={rows} isEmpty={list.length === 0} empty={<p>{t('rows.empty')}</p>}>
          <PlainTable
            label={t('rows.title')}
            rows={list}
            rowKey={({ row, name, problem }) => `${row} ${name} ${problem}`}
            columns={[
              { key: 'row', title: t('rows.row'), cell: ({ row }) => (row === 0 ? '–' : format.number(row)) },
              {
                key: 'item',
                title: t('rows.item'),
                cell: ({ item, name }) =>
                  item ? <Link to={paths.item(at, item.itemId)}>{item.title}</Link> : name === '' ? '–' : name,
              },
              { key: 'result', title: t('rows.result'), cell: (row) => <Result row={row} /> },
              { key: 'fix', title: t('rows.fix'), cell: (row) => <Fix row={row} /> },
            ]}
          />
          <ListFoot list={rows} />
        </ListBody>
      </div>
    </Panel>
  );
}

function Result({ row: { problem, column, value, row, sites } }: { readonly row: BulkResult }) {
  const { t } = useTranslation('bulk');
  const fileProblem = useFileProblem();
  if (problem === null) {
    return (
      <>
        {sites.map((site) => (
          <div key={site.site}>
            <SitePlate site={site.site} /> <SiteText result={site} />
          </div>
        ))}
      </>
    );
  }
  const found = [column, value].filter(Boolean).join(': ');
  return (
    <>
      {isFileProblem(problem) ? fileProblem({ code: problem, row }) : t(`problem.${problem}`)}{' '}
      {found ? <span className={classes.soft}>{found}</span> : null}
    </>
  );
}

function SiteText({ result: { result, reason, reasonParams } }: { readonly result: BulkSiteResult }) {
  const { t } = useTranslation(['bulk', 'publishing']);
  const state = STATES.find((one) => one === result);
  if (state) return t(`bulk:result.${state}`);
  if (result === BULK_REQUESTED) return t('bulk:result.requested');
  if (reason === null) return result;
  const detail = reasonDetail(reasonParams);
  return (
    <>
      {t(`publishing:reason.${reason}`)}
      {detail ? ` (${detail})` : ''} <HelpLink about={reason} />
    </>
  );
}

/** What files lack is said with its fix; reasons of listings have theirs on the item's page. */
function Fix({ row: { problem, item, issues_count } }: { readonly row: BulkResult }) {
  const { t } = useTranslation('bulk');
  const at = useAccount();
  if (problem !== null) return isFileProblem(problem) ? '–' : t(`fix.${problem}`);
  return issues_count > 0 && item ? <Link to={paths.item(at, item.itemId)}>{t('rows.open')}</Link> : '–';
}
