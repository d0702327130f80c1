import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { useActAs } from '../../features/acting/use-acting.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import classes from './frame.module.css';

/** Always visible while an admin acts as a seller: names the seller and links back. */
export function ActingBar() {
  const { t } = useTranslation();
  const user = useUser();
  const actAs = useActAs();
  if (user.adminUserId === null) return null;
  return (
    <section className={classes.acting} aria-label={t('actingLabel')}>
      <p role="status" className={classes.actingWords}>
        {t('acting', { name: user.name })} <span>{t('actingNote', { login: user.login.email })}</span>
      </p>
      <Link to={paths.permissions}>{t('actingOther')}</Link>
      <UnstyledButton className={classes.actingStop} disabled={actAs.isPending} onClick={() => actAs.mutate(null)}>
        {t('actingStop')}
      </UnstyledButton>
    </section>
  );
}
