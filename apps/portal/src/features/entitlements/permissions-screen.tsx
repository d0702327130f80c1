import { explainFlags, explainPermissions, PLATFORMS } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './permissions-screen.module.css';
import { PlatformForm } from './platform-form.tsx';
import { SiteList } from './site-list.tsx';
import { SwitchList } from './switch-list.tsx';
import { useEntitlementActions } from './use-entitlements.ts';
import { VerdictTable } from './verdict-table.tsx';

/**
 * For admins: each flag and permission of the represented user, its value, the reason, and the inputs.
 * @param children the user picker
 */
export function PermissionsScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('entitlements');
  const user = useUser();
  const { setSwitch, setEntitlement, setWelcome } = useEntitlementActions();
  const welcome = setWelcome.isPending ? setWelcome.variables : user.welcome_page;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { name: user.name })} />
      <div className={classes.grid}>
        {children}
        <Panel title={t('platforms.title')}>
          <div className={classes.platforms}>
            {PLATFORMS.map((platform) => {
              const entry = user.platforms[platform];
              return (
                <PlatformForm
                  key={`${user.id} ${platform} ${JSON.stringify(entry)}`}
                  platform={platform}
                  entry={entry}
                />
              );
            })}
          </div>
        </Panel>
        <div className={classes.pair}>
          <SwitchList
            title={t('switches.title')}
            lead={t('switches.lead')}
            values={user.settings}
            pending={setSwitch.isPending ? setSwitch.variables : null}
            onChange={setSwitch.mutate}
          />
          <SwitchList
            title={t('entitlements.title')}
            lead={t('entitlements.lead')}
            values={user.entitlements}
            pending={setEntitlement.isPending ? setEntitlement.variables : null}
            onChange={setEntitlement.mutate}
          />
        </div>
        <SwitchList
          title={t('welcomePage.title')}
          lead={t('welcomePage.lead')}
          values={{ ...welcome }}
          pending={null}
          onChange={({ name, value }) => setWelcome.mutate({ ...welcome, [name]: value })}
        />
        <SiteList />
        <VerdictTable title={t('flags.title')} lead={t('flags.lead')} verdicts={explainFlags(user)} />
        <VerdictTable title={t('permissions.title')} lead={t('permissions.lead')} verdicts={explainPermissions(user)} />
      </div>
    </>
  );
}
