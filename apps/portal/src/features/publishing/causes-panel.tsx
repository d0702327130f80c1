import { Button } from '@mantine/core';
import type { RunCount, RunView } from '@quayside/contract';
import type { ReasonCode } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fixAddress } from '../../lib/reasons.ts';
import { HelpLink } from '../../ui/help-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';
import classes from './run-screen.module.css';
import { type Cause, groupCauses } from './run-summary.ts';

interface CausesPanelProps {
  readonly title: string;
  readonly run: RunView;
  readonly keep: (count: RunCount) => boolean;
  /** The text to show if there are no causes; without it, the panel is hidden. */
  readonly none?: string;
  /** Whether it is good news that there are no causes. */
  readonly isNoneGood?: boolean;
  readonly onShow: (reason: ReasonCode) => void;
  /** Renders the action for a cause on this screen. */
  readonly renderAction?: (cause: Cause) => ReactNode;
}

/** Why listings are blocked or failed, grouped by cause: the number, the sites, and the remedy. */
export function CausesPanel(props: CausesPanelProps) {
  const { title, run, keep, none, isNoneGood = true, onShow, renderAction } = props;
  const { t } = useTranslation(['publishing', 'app']);
  const at = useAccount();
  const placeOf = usePlaceOf();
  const causes = groupCauses(run.counts, keep);
  const fix = (cause: Cause) => {
    if (cause.fix === null || cause.fix === 'none') return t('publishing:fix.none');
    const address = fixAddress(cause.fix, placeOf(run.accountId, at), placeOf(run.sourceAccountId, at));
    const words = t(`publishing:fix.${cause.fix}`);
    return address ? (
      <Button component={Link} to={address} variant="default" size="xs">
        {words}
      </Button>
    ) : (
      words
    );
  };
  if (causes.length === 0) {
    return (
      <Panel title={title}>
        <p className={isNoneGood ? classes.good : undefined}>{none}</p>
      </Panel>
    );
  }
  return (
    <Panel title={title} flush>
      <PlainTable
        label={title}
        rows={causes}
        rowKey={(cause) => cause.reason}
        columns={[
          {
            key: 'cause',
            title: t('publishing:checks.column.cause'),
            cell: (cause) => (
              <p className={classes.cause}>
                {t(`publishing:reason.${cause.reason}`)} <HelpLink about={cause.reason} />
              </p>
            ),
          },
          {
            key: 'sites',
            title: t('publishing:checks.column.sites'),
            cell: (cause) => <SitePlates sites={cause.sites} />,
          },
          {
            key: 'n',
            title: t('publishing:checks.column.n'),
            isNumber: true,
            cell: (cause) => (
              <LinkButton onClick={() => onShow(cause.reason)}>
                {t('publishing:checks.show', { listings: t('app:unit.listings', { count: cause.n }) })}
              </LinkButton>
            ),
          },
          {
            key: 'fix',
            title: t('publishing:checks.column.fix'),
            cell: (cause) => renderAction?.(cause) ?? fix(cause),
          },
        ]}
      />
    </Panel>
  );
}
