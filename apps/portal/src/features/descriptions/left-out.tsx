import type { LeftOutFact } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './descriptions.module.css';

interface LeftOutProps {
  readonly facts: readonly LeftOutFact[];
  readonly isOwnTextLeftOut: boolean;
}

/** What a description does not say, and why. */
export function LeftOut({ facts, isOwnTextLeftOut }: LeftOutProps) {
  const { t } = useTranslation(['descriptions', 'app']);
  if (facts.length === 0 && !isOwnTextLeftOut)
    return <p className={classes.soft}>{t('descriptions:leftOut.nothing')}</p>;
  return (
    <div className={classes.stack}>
      {isOwnTextLeftOut ? <Notice tone="info">{t('descriptions:leftOut.ownText')}</Notice> : null}
      {facts.length > 0 ? (
        <div>
          <p className={classes.soft}>{t('descriptions:leftOut.facts')}</p>
          <ul className={classes.list}>
            {facts.map(({ name, value, why }) => (
              <li key={`${name} ${value}`}>
                {t('app:labelled', { label: name, value })}{' '}
                <span className={classes.soft}>
                  {t(why === 'name' ? 'descriptions:leftOut.name' : 'descriptions:leftOut.value')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
