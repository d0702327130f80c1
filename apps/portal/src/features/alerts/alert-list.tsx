import type { Alert, AlertAction } from '@quayside/kernel';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ToneMark } from '../../ui/badge.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import classes from './alert-list.module.css';

const LEADS_TO: Readonly<Record<AlertAction, string>> = {
  'add-token': paths.token,
  'refresh-token': paths.token,
  pay: paths.invoices,
  'change-card': paths.paymentMethod,
  'change-currency': paths.currency,
  'see-rates': paths.helpAbout('RATES_STALE'),
};

/** Shows the most urgent alert, and the others on request. `alerts` is not empty and sorted by urgency. */
export function AlertList({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { t } = useTranslation('alerts');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const shown = isOpen ? alerts : alerts.slice(0, 1);
  return (
    <section className={classes.alerts} aria-label={t('title')}>
      <ul id={listId} className={classes.list}>
        {shown.map((alert) => (
          <Row key={`${alert.type} ${alert.accountId ?? ''}`} alert={alert} />
        ))}
      </ul>
      {alerts.length > 1 ? (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('hide') : t('seeAll', { count: alerts.length })}
        </button>
      ) : null}
    </section>
  );
}

function Row({ alert }: { readonly alert: Alert }) {
  const { t } = useTranslation(['alerts', 'app']);
  const format = useFormat();
  const { username = '', currency = '', platform, expiresAt, ratesOf } = alert;
  const words = { username, currency, platform: platform ? t(`app:platform.${platform}`) : '' };
  const date = ratesOf ? { date: format.date(ratesOf) } : {};
  const text = expiresAt
    ? t('alerts:text.accessEnds', { ...words, date: format.date(expiresAt) })
    : t(`alerts:text.${alert.type}`, { ...words, ...date });
  return (
    <li className={alert.severity === 'danger' ? classes.danger : classes.warning}>
      <ToneMark tone={alert.severity === 'danger' ? 'bad' : 'warn'} />
      <span className={classes.words}>
        {text}{' '}
        <Link to={alert.accountId === undefined ? LEADS_TO[alert.action] : paths.tokenOf(alert.accountId)}>
          {t(`alerts:action.${alert.action}`)}
        </Link>{' '}
        <HelpLink about={alert.type} />
      </span>
    </li>
  );
}
