import { Checkbox } from '@mantine/core';
import type { RunView } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './bulk.module.css';
import { countsOf } from './bulk-counts.ts';
import { useBulkActions } from './use-bulk.ts';

/** A shorter request does not say how long it takes. */
const WORTH_SAYING_S = 30;

/** How many listings go live and how many do not. The button states the number to which the seller consents. */
export function BulkConsent({ requestId, run }: { readonly requestId: number; readonly run: RunView }) {
  const { t } = useTranslation(['bulk', 'app']);
  const format = useFormat();
  const [allowDrafts, setAllowDrafts] = useState(false);
  const { confirm } = useBulkActions(requestId);
  const { ready, drafts, blocked, requested } = countsOf(run);
  const expected = ready + (allowDrafts ? drafts : 0);
  const listings = (count: number) => t('app:unit.listings', { count });
  const hasChanged = isApiError(confirm.error) && confirm.error.code === 'run_changed';
  return (
    <Panel title={t('bulk:consent.title')}>
      <div className={classes.stack}>
        <div aria-live="polite">
          <strong>{t('bulk:consent.will', { listings: listings(expected) })}</strong>
          {blocked > 0 ? <div>{t('bulk:consent.blocked', { listings: listings(blocked) })}</div> : null}
          {requested > 0 ? <div>{t('bulk:consent.requested', { listings: listings(requested) })}</div> : null}
          {run.plan && run.plan.seconds >= WORTH_SAYING_S ? (
            <div className={classes.soft}>{t('bulk:consent.atLeast', { time: format.duration(run.plan.seconds) })}</div>
          ) : null}
        </div>
        {drafts > 0 ? (
          <Checkbox
            checked={allowDrafts}
            onChange={(event) => setAllowDrafts(event.currentTarget.checked)}
            label={t('bulk:consent.drafts', { n: format.number(drafts) })}
          />
        ) : null}
        {confirm.isError ? (
          <Notice tone={hasChanged ? 'warn' : 'bad'}>
            {hasChanged ? t('bulk:consent.changed') : confirm.error.message}
          </Notice>
        ) : null}
        <div>
          <ChangeButton
            size="md"
            loading={confirm.isPending}
            blockedBecause={expected === 0 ? t('bulk:consent.nothing') : undefined}
            onClick={() => confirm.mutate({ allowDrafts, expected })}
          >
            {expected === 0 ? t('bulk:consent.nothing') : t('bulk:consent.confirm', { listings: listings(expected) })}
          </ChangeButton>
        </div>
      </div>
    </Panel>
  );
}
