import { Button } from '@mantine/core';
import type { Onboarding } from '@quayside/contract';
import { sitesOf, targetSitesOf } from '@quayside/kernel';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../channel-screen.module.css';
import { PRODUCT_SEARCH } from './product-search.data.ts';

/** The end of the onboarding: what was set up, and the next steps. */
export function ThankYou({ onboarding, accountId }: { readonly onboarding: Onboarding; readonly accountId: number }) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const user = useUser();
  const account = user.accounts.find(({ id }) => id === accountId);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A platform with a single site lists nothing abroad.
  const isAlone = sitesOf(onboarding.channel).length === 1;
  const at = { scope: onboarding.channel, account: { id: accountId } };
  const search = PRODUCT_SEARCH[onboarding.answers.SelectProductsType?.products ?? 'all'];
  const sites = targetSitesOf(user, accountId).map((site) => format.site(site));
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          {t('thanks.title')}
        </span>
      }
    >
      <div className={classes.step}>
        <p>{t(isAlone ? 'thanks.alone' : 'thanks.text', { username: account?.username ?? '' })}</p>
        {sites.length > 0 ? <p>{t('thanks.sites', { sites: format.list(sites) })}</p> : null}
        <div className={classes.foot}>
          <Button component={Link} to={`${paths.products(at)}${search}`} size="md">
            {t('thanks.products')}
          </Button>
          <Button component={Link} to={paths.dashboard(at)} size="md" variant="default">
            {t('skip')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
