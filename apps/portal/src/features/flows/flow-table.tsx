import type { ListingFlow } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { switched } from './flow-draft.ts';
import { useFlowText } from './flow-text.ts';
import classes from './flows.module.css';
import { useSaveFlow } from './use-flows.ts';

/** What is open above the list, of which flow. */
export interface Opened {
  readonly what: 'form' | 'dry' | 'history' | 'remove';
  /** Null for a new flow. */
  readonly flowId: number | null;
}

interface FlowTableProps {
  readonly flows: readonly ListingFlow[];
  readonly onOpen: (opened: Opened) => void;
}

/** The flows of an account, each in words with its switch. */
export function FlowTable({ flows, onOpen }: FlowTableProps) {
  const { t } = useTranslation('flows');
  const format = useFormat();
  const text = useFlowText();
  const mayChange = useMayChange();
  const save = useSaveFlow();
  return (
    <PlainTable
      label={t('title')}
      rows={flows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: (flow) => (
            <LinkButton
              aria-label={t('open', { name: flow.name })}
              onClick={() => onOpen({ what: 'form', flowId: flow.id })}
            >
              <strong>{flow.name}</strong>
            </LinkButton>
          ),
        },
        {
          key: 'what',
          title: t('column.what'),
          cell: (flow) => (
            <div className={classes.what}>
              <div>{text.filter(flow.filter)}</div>
              <div>{text.thresholds(flow)}</div>
              <div>{text.asks(flow)}</div>
            </div>
          ),
        },
        {
          key: 'sites',
          title: t('column.sites'),
          cell: (flow) => <SitePlates sites={flow.sites.map((site) => ({ site }))} />,
        },
        {
          key: 'today',
          title: t('column.today'),
          isNumber: true,
          cell: ({ today, mostADay }) =>
            t('todayOf', { n: format.number(today.consented), most: format.number(mostADay) }),
        },
        { key: 'state', title: t('column.state'), cell: (flow) => <StateBadge flow={flow} /> },
        {
          key: 'on',
          title: t('column.on'),
          cell: (flow) => (
            <Toggle
              label={t('switch', { name: flow.name })}
              isLabelHidden
              isOn={flow.isEnabled}
              disabled={!mayChange || save.isPending}
              onChange={(isOn) => save.mutate({ flow, body: switched(flow, isOn) })}
            />
          ),
        },
        {
          key: 'actions',
          title: t('column.actions'),
          isNumber: true,
          cell: (flow) => (
            <div className={classes.actions}>
              <LinkButton
                aria-label={t('dry.openOf', { name: flow.name })}
                onClick={() => onOpen({ what: 'dry', flowId: flow.id })}
              >
                {t('dry.open')}
              </LinkButton>
              <LinkButton
                aria-label={t('history.openOf', { name: flow.name })}
                onClick={() => onOpen({ what: 'history', flowId: flow.id })}
              >
                {t('history.open')}
              </LinkButton>
              <LinkButton
                aria-label={t('remove.openOf', { name: flow.name })}
                onClick={() => onOpen({ what: 'remove', flowId: flow.id })}
              >
                {t('remove.open')}
              </LinkButton>
            </div>
          ),
        },
      ]}
    />
  );
}

function StateBadge({ flow: { isEnabled, paused, waitingRunId } }: { readonly flow: ListingFlow }) {
  const { t } = useTranslation('flows');
  if (paused) return <Badge tone="warn">{t('state.paused')}</Badge>;
  if (waitingRunId !== null) return <Badge tone="wait">{t('state.waiting')}</Badge>;
  return <Badge tone={isEnabled ? 'ok' : 'off'}>{t(isEnabled ? 'state.on' : 'state.off')}</Badge>;
}
