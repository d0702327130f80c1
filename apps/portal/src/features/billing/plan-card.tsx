import type { PlanList, PlanView } from '@quayside/contract';
import { type BillingInterval, PLAN_LIMITS } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import classes from './billing.module.css';
import { limitText, priceText, type Subscription } from './plan-words.ts';

export function PlanCard(props: {
  readonly plan: PlanView;
  readonly interval: BillingInterval;
  readonly list: PlanList;
  readonly subscription: Subscription | null;
  readonly onChoose: () => void;
}) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { plan, interval, list, subscription } = props;
  const { currency, offer } = list;
  const { net, listNet } = plan.prices[interval];
  const isCurrent = plan.isCurrent && subscription?.interval === interval;
  return (
    <li className={classes.plan} data-current={plan.isCurrent || undefined}>
      <h2 className={classes.planTitle}>
        {plan.title} {isCurrent ? <Badge tone="info">{t('current.badge')}</Badge> : null}
      </h2>
      <p>
        <strong>{priceText({ net, currency, interval }, t, format)}</strong>{' '}
        <span className={classes.soft}>{t('price.plusVat')}</span>
        {net < listNet ? (
          <span className={classes.soft}>
            {' '}
            {t('price.instead', { price: format.money({ minor: listNet, currency }) })}
          </span>
        ) : null}
      </p>
      {offer ? (
        <p className={classes.offer}>
          {t('offer', { percent: format.percent(offer.percent / 100), count: offer.months })}
        </p>
      ) : null}
      <ul className={classes.list}>
        {PLAN_LIMITS.map((limit) => (
          <li key={limit}>{limitText(limit, plan.limits[limit], t)}</li>
        ))}
        {plan.grants.map((name) => (
          <li key={name}>{t(`grant.${name}`)}</li>
        ))}
      </ul>
      {isCurrent && subscription.next === null ? null : (
        <ChangeButton duty="billing" variant={subscription ? 'default' : 'filled'} onClick={props.onChoose}>
          {t(subscription ? 'change' : 'choose', { plan: plan.title })}
        </ChangeButton>
      )}
    </li>
  );
}
