import { listingSitesOf } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { siteLetters } from '../../ui/site-plate.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './permissions-screen.module.css';
import { useEntitlementActions } from './use-entitlements.ts';

/** The sites where each account may list. A disabled site cannot be chosen; its live listings stay live. */
export function SiteList() {
  const { t } = useTranslation(['entitlements', 'app']);
  const format = useFormat();
  const user = useUser();
  const { setSite } = useEntitlementActions();
  const pending = setSite.isPending ? setSite.variables : null;
  const entitled = user.accounts.flatMap((account) => {
    const sites = user.siteEntitlements.find(({ accountId }) => accountId === account.id);
    return sites && sites.enabled.length + sites.disabled.length > 0 ? [{ account, sites }] : [];
  });
  if (entitled.length === 0) return null;
  return (
    <Panel title={t('entitlements:sites.title')}>
      <p className={classes.soft}>{t('entitlements:sites.lead')}</p>
      <div className={classes.platforms}>
        {entitled.map(({ account, sites }) => (
          <div key={account.id} className={classes.platform}>
            <h3>{t('app:labelled', { label: t(`app:platform.${account.platform}`), value: account.username })}</h3>
            <ul className={classes.switches}>
              {listingSitesOf(account).map((site) => {
                const isPending = pending?.accountId === account.id && pending.site === site;
                return (
                  <li key={site}>
                    <Toggle
                      label={t('app:labelled', { label: siteLetters(site), value: format.site(site) })}
                      isOn={isPending ? pending.value : sites.enabled.includes(site)}
                      onChange={(value) => setSite.mutate({ accountId: account.id, site, value })}
                    />
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
