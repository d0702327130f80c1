import { Checkbox } from '@mantine/core';
import type { SiteReadinessView } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './choose-sites.module.css';

interface SiteOptionProps {
  readonly site: Site;
  readonly isChosen: boolean;
  /** Switched off for the account. */
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  /** Absent if it does not matter. */
  readonly readiness?: SiteReadinessView | 'unknown';
}

/** One site to choose: its letters, language and currency, and whether the account can sell there. */
export function SiteOption({ site, isChosen, isDisabled, onToggle, readiness }: SiteOptionProps) {
  const { t, i18n } = useTranslation(['publishing', 'accounts']);
  const format = useFormat();
  const facts = siteFacts(site);
  const gaps = readiness && readiness !== 'unknown' ? readiness.gaps : [];
  const gapText = (gap: string) => {
    const key = `accounts:gap.${gap}`;
    return i18n.t(i18n.exists(key) ? (key as 'accounts:gap.unknown') : 'accounts:gap.unknown');
  };
  return (
    <li className={classes.option} data-chosen={isChosen}>
      <Checkbox
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
        label={
          <span className={classes.name}>
            <SitePlate site={site} /> {format.site(site)}
          </span>
        }
      />
      <span className={classes.facts}>
        {format.language(facts.language)} · {facts.currency}
      </span>
      {isDisabled ? (
        <span className={classes.state}>
          <Badge tone="off">{t('publishing:choose.disabled')}</Badge>
        </span>
      ) : readiness === undefined || readiness === 'unknown' ? null : (
        <span className={classes.state}>
          <Badge tone={readiness.isReady ? 'ok' : 'warn'}>
            {t(readiness.isReady ? 'publishing:choose.ready' : 'publishing:choose.notReady')}
          </Badge>
        </span>
      )}
      {isDisabled ? <p className={classes.gaps}>{t('publishing:choose.disabledText')}</p> : null}
      {!isDisabled && gaps.length > 0 ? (
        <p className={classes.gaps}>
          {gaps.map(gapText).join(' · ')} <Link to={paths.accounts}>{t('publishing:choose.fix')}</Link>
        </p>
      ) : null}
    </li>
  );
}
