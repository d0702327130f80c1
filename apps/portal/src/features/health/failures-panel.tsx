import { Button } from '@mantine/core';
import type { AccountHealth, FailureCause } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { type AccountPlace, fixAddress } from '../../lib/reasons.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { causeWords } from './cause-words.ts';
import { FailuresDialog } from './failures-dialog.tsx';
import classes from './health.module.css';
import { useHealthActions } from './use-health.ts';

const keyOf = ({ aspect, code, marketplaceCode }: FailureCause) => `${aspect} ${code} ${marketplaceCode}`;

/** What failed, one line a cause: the marketplace's own words, where, how many, what helps, and one way to send all of it again. */
export function FailuresPanel({
  at,
  failures,
}: {
  readonly at: AccountPlace;
  readonly failures: AccountHealth['failures'];
}) {
  const { t, i18n } = useTranslation(['health', 'publishing']);
  const format = useFormat();
  const { retry } = useHealthActions(at.account.id);
  const [shown, setShown] = useState<FailureCause | null>(null);
  const help = (cause: FailureCause) => {
    const { help: words, fix } = causeWords(cause, i18n);
    const address = fixAddress(fix, at);
    return address ? (
      <Button component={Link} to={address} variant="default" size="xs">
        {words}
      </Button>
    ) : (
      words
    );
  };
  return (
    <Panel title={t('health:failures.title')} flush={failures.length > 0}>
      <div className={classes.outcome}>
        {retry.isError ? <Notice tone="bad">{retry.error.message}</Notice> : null}
        {retry.isSuccess ? (
          <Notice tone={retry.data.again > 0 ? 'info' : 'warn'}>
            {retry.data.again > 0
              ? t('health:failures.again', { count: retry.data.again })
              : t('health:failures.leftOut')}{' '}
            {retry.data.left > 0 ? t('health:failures.left', { count: retry.data.left }) : null}
          </Notice>
        ) : null}
      </div>
      {failures.length === 0 ? (
        <p className={classes.good}>{t('health:failures.none')}</p>
      ) : (
        <PlainTable
          label={t('health:failures.title')}
          rows={failures}
          rowKey={keyOf}
          columns={[
            {
              key: 'cause',
              title: t('health:failures.column.cause'),
              cell: (cause) => <CauseCell cause={cause} title={causeWords(cause, i18n).title} />,
            },
            {
              key: 'where',
              title: t('health:failures.column.where'),
              cell: ({ sites }) => (
                <span className={classes.plates}>
                  {sites.map(({ site, n }) => (
                    <span key={site}>
                      <SitePlate site={site} /> {format.number(n)}
                    </span>
                  ))}
                </span>
              ),
            },
            {
              key: 'n',
              title: t('health:failures.column.n'),
              isNumber: true,
              cell: (cause) => (
                <LinkButton onClick={() => setShown(cause)}>{t('health:failures.show', { count: cause.n })}</LinkButton>
              ),
            },
            {
              key: 'fix',
              title: t('health:failures.column.fix'),
              cell: (cause) => <div className={classes.help}>{help(cause)}</div>,
            },
            {
              key: 'action',
              title: t('health:failures.column.action'),
              isTitleHidden: true,
              cell: (cause) => (
                <ChangeButton
                  size="xs"
                  aria-label={t('health:failures.retryOf', { cause: causeWords(cause, i18n).title })}
                  loading={retry.isPending && keyOf({ ...cause, ...retry.variables }) === keyOf(cause)}
                  onClick={() => retry.mutate(cause)}
                >
                  {t('health:failures.retry')}
                </ChangeButton>
              ),
            },
          ]}
        />
      )}
      {shown ? (
        <FailuresDialog at={at} cause={shown} title={causeWords(shown, i18n).title} onClose={() => setShown(null)} />
      ) : null}
    </Panel>
  );
}

function CauseCell({ cause, title }: { readonly cause: FailureCause; readonly title: string }) {
  const { t } = useTranslation('health');
  return (
    <div className={classes.cause}>
      <p>
        <span className={classes.lane}>{t(`queue.lane.${cause.aspect}`)}</span> {title}
      </p>
      {cause.words.map((words) => (
        <p key={words} className={classes.quote}>
          {words}
        </p>
      ))}
      {cause.marketplaceCode ? (
        <p className={classes.soft}>{t('failures.code', { code: cause.marketplaceCode })}</p>
      ) : null}
    </div>
  );
}
