import type { MarketplaceNotificationsHealth } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './health.module.css';

const TONES: Readonly<Record<MarketplaceNotificationsHealth['state'], Tone>> = {
  registered: 'ok',
  waiting: 'wait',
  off: 'off',
  failed: 'bad',
};

/** Maps the marketplaces' topic names to messages. Unknown topics show their own name. */
const TOPICS = {
  AUTHORIZATION_REVOCATION: 'revoked',
  MARKETPLACE_ACCOUNT_DELETION: 'erase',
} as const;
const isKnownTopic = (topic: string): topic is keyof typeof TOPICS => topic in TOPICS;

/** Whether the marketplace sends notifications, and the remedy if it does not. */
export function MarketplaceNotificationsPanel({
  notifications,
}: {
  readonly notifications: MarketplaceNotificationsHealth;
}) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const { state, address, trouble, words, checkedAt, topics } = notifications;
  return (
    <Panel
      title={t('notifications.title')}
      aside={<Badge tone={TONES[state]}>{t(`notifications.state.${state}`)}</Badge>}
    >
      <div className={classes.stack}>
        <div className={classes.words}>
          <p>{t('notifications.why')}</p>
          {(state === 'off' && trouble === null) || state === 'waiting' ? <p>{t(`notifications.${state}`)}</p> : null}
          {trouble ? (
            <>
              <p>
                <strong>{t(`notifications.trouble.${trouble}.title`)}</strong>
              </p>
              <p className={classes.soft}>
                {t('notifications.operator')} {t(`notifications.trouble.${trouble}.fix`)}
              </p>
              {words ? <p className={classes.quote}>{words}</p> : null}
            </>
          ) : null}
          {address !== null && checkedAt !== null ? (
            <p className={classes.soft} title={format.dateTime(checkedAt)}>
              {t('notifications.address', { address, time: format.moment(checkedAt) })}
            </p>
          ) : null}
        </div>
        {topics.length > 0 ? (
          <ul className={classes.subjects}>
            {topics.map(({ topic, isSubscribed, lastAt }) => (
              <li key={topic} className={classes.topic}>
                <strong>{isKnownTopic(topic) ? t(`notifications.topic.${TOPICS[topic]}`) : topic}</strong>
                <div className={classes.words}>
                  <p>{t(isSubscribed ? 'notifications.subscribed' : 'notifications.byHand')}</p>
                  <p className={classes.soft}>
                    {lastAt === null
                      ? t('notifications.none')
                      : t('notifications.last', { time: format.moment(lastAt) })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Panel>
  );
}
