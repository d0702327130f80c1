import { PLAN_IDS, PLANS } from '@quayside/kernel';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ContactForm } from './contact-form.tsx';
import { OptimizerPanel } from './optimizer-panel.tsx';
import classes from './profile.module.css';
import { useCurrentPlan, useTools } from './use-profile.ts';

/** The login, the contact, and links to everything else about the business. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { login } = useUser();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.panels}>
        <Panel title={t('signIn.title')}>
          <p>{t('signIn.text', { email: login.email })}</p>
          <Link to={paths.profileSettings}>{t('signIn.link')}</Link>
        </Panel>
        <Panel title={t('contact.title')}>
          <p className={classes.soft}>{t('contact.lead')}</p>
          <ContactForm />
        </Panel>
        <Panel title={t('finance.title')}>
          <p>{t('finance.text')}</p>
          <ul className={classes.links}>
            <li>
              <Link to={paths.financialDetails}>{t('finance.link')}</Link>
            </li>
            <li>
              <Link to={paths.paymentMethod}>{t('finance.card')}</Link>
            </li>
          </ul>
        </Panel>
        <OptimizerPanel />
        <ToolsPanel />
        <UpsellPanel />
        <Panel title={t('leaving.title')}>
          <p>{t('leaving.text')}</p>
          <Link to={paths.leaving}>{t('leaving.link')}</Link>
        </Panel>
      </div>
    </>
  );
}

function ToolsPanel() {
  const { t } = useTranslation('profile');
  const tools = useTools();
  const id = tools.data?.tools[0]?.tool_external_reference;
  return (
    <Panel title={t('tools.title')}>
      <p>{t('tools.text')}</p>
      {tools.data ? <p>{id === undefined ? t('tools.none') : t('tools.used', { id })}</p> : null}
      <Link to={paths.channelAdvisor}>{t('tools.link')}</Link>
    </Panel>
  );
}

/** Recommends the plan above the current one; nothing above the largest. */
function UpsellPanel() {
  const { t } = useTranslation('profile');
  const current = useCurrentPlan();
  if (!current.data) return null;
  const plan = current.data.subscription?.plan;
  const next = PLAN_IDS[plan === undefined ? 0 : PLAN_IDS.indexOf(plan) + 1];
  if (next === undefined) return null;
  const { title } = PLANS[next];
  return (
    <Panel title={t('upsell.title', { plan: title })}>
      <p>{t('upsell.text', { plan: title })}</p>
      <Link to={paths.plans}>{t('upsell.link')}</Link>
    </Panel>
  );
}
