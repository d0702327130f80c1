import { Button } from '@mantine/core';
import type { FlowRunState, ListingFlow } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useFlowRuns } from './use-flows.ts';

const TONES: Readonly<Record<FlowRunState, Tone>> = {
  preparing: 'info',
  waiting: 'wait',
  consented: 'ok',
  nothing: 'off',
  shown: 'info',
  discarded: 'off',
  failed: 'bad',
};

/** The runs that a flow has started, each with its day, its number and a link to its run. */
export function HistoryDialog({ flow, onClose }: { readonly flow: ListingFlow; readonly onClose: () => void }) {
  const { t } = useTranslation(['flows', 'app']);
  const format = useFormat();
  const at = useAccount();
  const runs = useFlowRuns(flow.id);
  const list = runs.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Dialog
      title={t('flows:history.title', { name: flow.name })}
      placement="side"
      width={820}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('app:close')}
        </Button>
      }
    >
      <ListBody list={runs} isEmpty={list.length === 0} empty={<p>{t('flows:history.none')}</p>}>
        <PlainTable
          label={t('flows:history.open')}
          rows={list}
          rowKey={({ runId }) => runId}
          columns={[
            {
              key: 'began',
              title: t('flows:history.column.began'),
              cell: ({ runId, beganAt }) => <Link to={paths.run(at, runId)}>{format.moment(beganAt)}</Link>,
            },
            {
              key: 'version',
              title: t('flows:history.column.version'),
              isNumber: true,
              cell: ({ version }) => format.number(version),
            },
            {
              key: 'items',
              title: t('flows:history.column.items'),
              isNumber: true,
              cell: ({ items }) => format.number(items),
            },
            {
              key: 'planned',
              title: t('flows:history.column.planned'),
              isNumber: true,
              cell: ({ planned, leftBefore, decidedAt }) =>
                decidedAt === null
                  ? '–'
                  : t('flows:todayOf', { n: format.number(planned), most: format.number(leftBefore) }),
            },
            {
              key: 'consented',
              title: t('flows:history.column.consented'),
              isNumber: true,
              cell: ({ consented }) => format.number(consented),
            },
            {
              key: 'state',
              title: t('flows:history.column.state'),
              cell: ({ state }) => <Badge tone={TONES[state]}>{t(`flows:run.${state}`)}</Badge>,
            },
          ]}
        />
        <ListFoot list={runs} />
      </ListBody>
    </Dialog>
  );
}
