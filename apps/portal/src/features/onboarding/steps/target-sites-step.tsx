import { Checkbox } from '@mantine/core';
import { listingSitesOf, platformOfSite, type Site, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { askAboutClosedMarkets } from '../../../lib/opened.ts';
import { useUser } from '../../../lib/session.ts';
import { SitePlate } from '../../../ui/site-plate.tsx';
import classes from '../channel-screen.module.css';
import { StepFoot } from './step-foot.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { closedMarkets, type TargetSite, targetSites } from './target-sites.ts';

interface TargetSitesStepProps extends StepProps {
  readonly step: 'ConfigureSites' | 'SelectTargetSites';
}

/** Where the seller plans to sell. This lists nothing; the sites are preselected when items are listed. */
export function TargetSitesStep({ step, accountId, answers, isPending, onAnswer }: TargetSitesStepProps) {
  const { t } = useTranslation('onboarding');
  const user = useUser();
  const account = user.accounts.find(({ id }) => id === accountId);
  const entitled = user.siteEntitlements.find((one) => one.accountId === accountId);
  const [changed, setChanged] = useState<readonly Site[] | null>(null);
  if (!account || !entitled) return null;
  const { sites, chosen } = targetSites(
    entitled,
    // The seller chooses the sites for items of other accounts when listing them.
    listingSitesOf(account).filter((site) => platformOfSite(site) === null),
    account.site,
    answers,
  );
  const selected = changed ?? chosen;
  const toggle = (site: Site) =>
    setChanged(selected.includes(site) ? selected.filter((one) => one !== site) : [...selected, site]);
  const submit = () => {
    const closed = closedMarkets(entitled, answers, selected);
    onAnswer({ step, sites: selected }, { onSuccess: () => closed.length > 0 && askAboutClosedMarkets(closed) });
  };
  return (
    <StepForm onSubmit={submit}>
      <ul className={classes.sites} aria-label={t('sites.label')}>
        {sites.map((one) => (
          <SiteCard
            key={one.site}
            target={one}
            isChosen={selected.includes(one.site)}
            onToggle={() => toggle(one.site)}
          />
        ))}
      </ul>
      <StepFoot isPending={isPending} label={selected.length === 0 ? t('sites.later') : t('next')} />
    </StepForm>
  );
}

interface SiteCardProps {
  readonly target: TargetSite;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function SiteCard({ target, isChosen, onToggle }: SiteCardProps) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const { site, isDisabled, isOtherCurrency } = target;
  const facts = siteFacts(site);
  return (
    <li className={classes.site} data-off={isDisabled}>
      <Checkbox
        checked={isChosen && !isDisabled}
        disabled={isDisabled}
        onChange={onToggle}
        label={
          <>
            <SitePlate site={site} /> {format.site(site)}
          </>
        }
      />
      <p className={classes.siteFacts}>
        {isDisabled ? t('sites.disabled') : `${format.language(facts.language)} · ${facts.currency}`}
      </p>
      {isOtherCurrency && !isDisabled ? <p className={classes.siteFacts}>{t('sites.otherCurrency')}</p> : null}
    </li>
  );
}
