import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AskedButton } from '../../ui/asked-button.tsx';
import classes from './run-screen.module.css';

interface LimitAgainProps {
  readonly n: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** The remedy for a reached selling limit, and a retry for when the limit has been raised. */
export function LimitAgain({ n, isPending, onConfirm }: LimitAgainProps) {
  const { t } = useTranslation(['publishing', 'app']);
  return (
    <div className={classes.limit}>
      <p className={classes.cause}>{t('publishing:fix.raise_limit')}</p>
      <AskedButton
        label={t('publishing:limit.button')}
        title={t('publishing:limit.title')}
        text={t('publishing:limit.text')}
        confirm={t('publishing:limit.confirm', { listings: t('app:unit.listings', { count: n }) })}
        isPending={isPending}
        onConfirm={onConfirm}
      />
    </div>
  );
}
