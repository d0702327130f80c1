import { Button } from '@mantine/core';
import type { ListingFlow, RunItem } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { reasonDetail } from '../../lib/reasons.ts';
import { titleLabel } from '../../lib/title-label.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './flows.module.css';
import { useDryItems, useDryRun } from './use-flows.ts';

/** What a flow would list today, with the reason for every other item. Nothing goes live. */
export function DryRunDialog({ flow, onClose }: { readonly flow: ListingFlow; readonly onClose: () => void }) {
  const { t } = useTranslation(['flows', 'app']);
  const format = useFormat();
  const begin = useDryRun();
  const [chosen, setChosen] = useState<number | null>(null);
  const { dryRun } = flow;
  const done = dryRun?.runs.filter(({ state }) => state === 'shown') ?? [];
  const shown = done.find(({ runId }) => runId === chosen) ?? done[0];
  const isRunning = dryRun?.isRunning === true;
  const planned = done.reduce((sum, run) => sum + run.planned, 0);
  const looked = done.reduce((sum, run) => sum + run.items, 0);
  const hasFailed = !isRunning && dryRun?.runs.some(({ state }) => state === 'failed') === true;
  return (
    <Dialog
      title={t('flows:dry.title', { name: flow.name })}
      placement="side"
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <ChangeButton isInDialog loading={begin.isPending || isRunning} onClick={() => begin.mutate(flow.id)}>
            {t('flows:dry.begin')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>{t('flows:dry.hint')}</p>
        {isRunning ? <Notice tone="info">{t('flows:dry.running')}</Notice> : null}
        {hasFailed ? <Notice tone="bad">{t('flows:dry.failed')}</Notice> : null}
        {dryRun && !isRunning && !hasFailed ? (
          <Notice tone="ok">{t('flows:dry.found', { n: format.number(planned), items: format.number(looked) })}</Notice>
        ) : null}
        {done.length > 1 && shown ? (
          <Choice
            label={t('flows:dry.part')}
            value={String(shown.runId)}
            onChange={(value) => setChosen(Number(value))}
            options={done.map(({ runId, batch }) => ({
              value: String(runId),
              label: t('flows:dry.partOf', { n: format.number(batch), all: format.number(done.length) }),
            }))}
          />
        ) : null}
        {shown ? <DryItems key={shown.runId} runId={shown.runId} /> : null}
      </div>
    </Dialog>
  );
}

/** A dry run is discarded when it is over; what it would list has no other reason. */
const wouldBeListed = ({ reason }: Pick<RunItem, 'reason'>) => reason === 'discarded';

function DryItems({ runId }: { readonly runId: number }) {
  const { t } = useTranslation(['flows', 'publishing']);
  const { t: wordsOf } = useTranslation('products');
  const format = useFormat();
  const at = useAccount();
  const items = useDryItems(runId, {});
  const list = items.data?.pages.flatMap((page) => page.list) ?? [];
  const labelOf = (label: string) => titleLabel(label, wordsOf);
  const why = (item: RunItem) => {
    if (item.reason === null) return '';
    const detail = reasonDetail(item.reasonParams);
    return `${t(`publishing:reason.${item.reason}`)}${detail ? ` (${detail})` : ''}`;
  };
  return (
    <ListBody list={items} isEmpty={list.length === 0} empty={<p>{t('flows:dry.none')}</p>}>
      <PlainTable
        label={t('flows:dry.items')}
        rows={list}
        rowKey={({ itemId, site }) => `${itemId} ${site}`}
        columns={[
          {
            key: 'item',
            title: t('flows:dry.column.item'),
            cell: (item) => <Link to={paths.item(at, item.itemId)}>{item.sourceTitle}</Link>,
          },
          { key: 'site', title: t('flows:dry.column.site'), cell: ({ site }) => <SitePlate site={site} /> },
          {
            key: 'title',
            title: t('flows:dry.column.title'),
            cell: (item) => (
              <div className={classes.what}>
                <div>{item.title ?? '–'}</div>
                {item.titleLabel ? <div>{labelOf(item.titleLabel)}</div> : null}
              </div>
            ),
          },
          {
            key: 'price',
            title: t('flows:dry.column.price'),
            isNumber: true,
            cell: ({ price }) => (price ? format.money(price) : '–'),
          },
          {
            key: 'why',
            title: t('flows:dry.column.why'),
            cell: (item) =>
              wouldBeListed(item) ? (
                <Badge tone="ok">{t('flows:dry.listed')}</Badge>
              ) : (
                <div className={classes.what}>
                  {why(item)} {item.reason ? <HelpLink about={item.reason} /> : null}
                </div>
              ),
          },
        ]}
      />
      <ListFoot list={items} />
    </ListBody>
  );
}
