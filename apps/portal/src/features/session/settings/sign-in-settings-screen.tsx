import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import classes from './settings.module.css';

/** Settings of the signed-in person's own login, the same for every business and role. */
export function SignInSettingsScreen() {
  const { t } = useTranslation('security');
  const { login } = useUser();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { email: login.email })} />
      <div className={classes.panels}>
        <PasswordPanel />
        <SecondFactorPanel />
        <DevicesPanel />
      </div>
    </>
  );
}
