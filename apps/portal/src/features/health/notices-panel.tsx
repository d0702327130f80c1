import type { NoticesHealth } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './health.module.css';

const TONES: Readonly<Record<NoticesHealth['state'], Tone>> = {
  registered: 'ok',
  waiting: 'wait',
  off: 'off',
  failed: 'bad',
};

/** The marketplace's names of what it tells of → our words of them. One that is not here is shown by its name. */
const TOPICS = {
  AUTHORIZATION_REVOCATION: 'revoked',
  MARKETPLACE_ACCOUNT_DELETION: 'erase',
} as const;
const isKnownTopic = (topic: string): topic is keyof typeof TOPICS => topic in TOPICS;

/** Whether the marketplace tells of its own accord what happens there, and what helps where it does not. */
export function NoticesPanel({ notices }: { readonly notices: NoticesHealth }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const { state, address, trouble, words, checkedAt, topics } = notices;
  return (
    <Panel title={t('notices.title')} aside={<Badge tone={TONES[state]}>{t(`notices.state.${state}`)}</Badge>}>
      <div className={classes.stack}>
        <div className={classes.words}>
          <p>{t('notices.why')}</p>
          {(state === 'off' && trouble === null) || state === 'waiting' ? <p>{t(`notices.${state}`)}</p> : null}
          {trouble ? (
            <>
              <p>
                <strong>{t(`notices.trouble.${trouble}.title`)}</strong>
              </p>
              <p className={classes.soft}>
                {t('notices.operator')} {t(`notices.trouble.${trouble}.fix`)}
              </p>
              {words ? <p className={classes.quote}>{words}</p> : null}
            </>
          ) : null}
          {address !== null && checkedAt !== null ? (
            <p className={classes.soft} title={format.dateTime(checkedAt)}>
              {t('notices.address', { address, time: format.moment(checkedAt) })}
            </p>
          ) : null}
        </div>
        {topics.length > 0 ? (
          <ul className={classes.subjects}>
            {topics.map(({ topic, isSubscribed, lastAt }) => (
              <li key={topic} className={classes.topic}>
                <strong>{isKnownTopic(topic) ? t(`notices.topic.${TOPICS[topic]}`) : topic}</strong>
                <div className={classes.words}>
                  <p>{t(isSubscribed ? 'notices.subscribed' : 'notices.byHand')}</p>
                  <p className={classes.soft}>
                    {lastAt === null ? t('notices.none') : t('notices.last', { time: format.moment(lastAt) })}
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
