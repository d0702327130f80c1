import type { ListingFlow } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DryRunDialog } from './dry-run-dialog.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { Opened } from './flow-table.tsx';
import { FlowTable } from './flow-table.tsx';
import { useFlowText } from './flow-text.ts';
import classes from './flows.module.css';
import { HistoryDialog } from './history-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useFlows } from './use-flows.ts';

/** The listing flows of an account: what each lists, its switch, what it would do today, and what it has done. */
export function FlowsScreen() {
  const { t } = useTranslation('flows');
  const flows = useFlows();
  const [open, setOpen] = useState<Opened | null>(null);
  const list = flows.data?.list ?? [];
  const opened = list.find(({ id }) => id === open?.flowId);
  const close = () => setOpen(null);
  const add = <ChangeButton onClick={() => setOpen({ what: 'form', flowId: null })}>{t('add')}</ChangeButton>;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={list.length > 0 ? add : null} />
      <div className={classes.stack}>
        {list.map((flow) => (
          <FlowNotices key={flow.id} flow={flow} />
        ))}
        <Panel flush>
          <ListBody
            list={flows}
            isEmpty={list.length === 0}
            empty={
              <EmptyState title={t('empty.title')} action={add}>
                {t('empty.text')}
              </EmptyState>
            }
          >
            <FlowTable flows={list} onOpen={setOpen} />
          </ListBody>
        </Panel>
      </div>
      {open?.what === 'form' ? <FlowDialog flow={opened ?? null} onClose={close} /> : null}
      {open?.what === 'dry' && opened ? <DryRunDialog flow={opened} onClose={close} /> : null}
      {open?.what === 'remove' && opened ? <RemoveDialog flow={opened} onClose={close} /> : null}
      {open?.what === 'history' && opened ? <HistoryDialog flow={opened} onClose={close} /> : null}
    </>
  );
}

/** What a flow needs of the seller: that it has paused itself, or that a run waits. */
function FlowNotices({ flow }: { readonly flow: ListingFlow }) {
  const { t } = useTranslation('flows');
  const text = useFlowText();
  const at = useAccount();
  const { name, paused, waitingRunId } = flow;
  return (
    <>
      {paused ? (
        <Notice tone="warn" title={t('pausedTitle', { name })}>
          {text.pause(paused)} {t('resume')}
        </Notice>
      ) : null}
      {waitingRunId === null ? null : (
        <Notice tone="wait" title={t('waitingTitle', { name })}>
          <Link to={paths.run(at, waitingRunId)}>{t('waitingLink')}</Link>
        </Notice>
      )}
    </>
  );
}
