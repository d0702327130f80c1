import { Button } from '@mantine/core';
import type { RunView } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';
import { ChooseSites } from './choose-sites.tsx';
import { RUN_TONES } from './run-screen.tsx';
import { countAll, isOverUnsent, progressOf, shownState } from './run-summary.ts';
import { useRuns } from './use-runs.ts';
import { waysOf } from './ways.ts';

/** All runs of the account, newest first, and the action that ends all of Quayside's listings. */
export function RunsScreen() {
  const { t } = useTranslation('publishing');
  const at = useAccount();
  const { accounts } = useUser();
  const runs = useRuns();
  const [isEnding, setIsEnding] = useState(false);
  const list = runs.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <PageHeader
        title={t('runs.title')}
        lead={t('runs.lead')}
        actions={
          <ChangeButton variant="default" onClick={() => setIsEnding(true)}>
            {t('runs.endAll')}
          </ChangeButton>
        }
      />
      <Panel flush>
        <ListBody
          list={runs}
          isEmpty={list.length === 0}
          empty={
            <EmptyState
              title={t('runs.empty.title')}
              action={
                <Button component={Link} to={paths.products(at)}>
                  {t('runs.empty.action')}
                </Button>
              }
            >
              {t('runs.empty.text')}
            </EmptyState>
          }
        >
          <RunTable runs={list} />
          <ListFoot list={runs} />
        </ListBody>
      </Panel>
      {isEnding ? (
        <ChooseSites
          kind="end"
          selection={{
            ...(at.scope === 'all' ? {} : { accountId: at.account.id }),
            filter: { status: 'listedAbroad' },
          }}
          count={null}
          {...(at.scope === 'all' ? {} : { ways: waysOf(at.account, accounts) })}
          onClose={() => setIsEnding(false)}
        />
      ) : null}
    </>
  );
}

function RunTable({ runs }: { readonly runs: readonly RunView[] }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const at = useAccount();
  const result = (run: RunView) => {
    const { listed, ended } = progressOf(run);
    return run.confirmedAt
      ? t('runs.listedOf', { done: format.number(listed + ended), total: format.number(countAll(run.counts)) })
      : isOverUnsent(run)
        ? t('runs.nothingSent')
        : '–';
  };
  return (
    <PlainTable
      label={t('runs.title')}
      rows={runs}
      rowKey={(run) => run.runId}
      columns={[
        {
          key: 'created',
          title: t('runs.column.created'),
          cell: (run) => <Link to={paths.run(at, run.runId)}>{format.moment(run.createdAt)}</Link>,
        },
        { key: 'kind', title: t('runs.column.kind'), cell: (run) => t(`kind.${run.kind}`) },
        {
          key: 'sites',
          title: t('runs.column.sites'),
          cell: (run) => <SitePlates sites={run.sites.map((site) => ({ site }))} />,
        },
        {
          key: 'items',
          title: t('runs.column.items'),
          isNumber: true,
          cell: (run) => format.number(run.itemsTotal),
        },
        {
          key: 'state',
          title: t('runs.column.state'),
          cell: (run) => (
            <>
              <Badge tone={RUN_TONES[shownState(run)]}>{t(`state.${shownState(run)}`)}</Badge>
              {run.pausedUntil ? <div>{t('runs.waitsUntil', { time: format.moment(run.pausedUntil) })}</div> : null}
            </>
          ),
        },
        { key: 'result', title: t('runs.column.result'), isNumber: true, cell: result },
      ]}
    />
  );
}
