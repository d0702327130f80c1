import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import classes from './frame.module.css';

/** Always in sight while an admin acts as a seller. */
export function ActingBar() {
  const { t } = useTranslation();
  const user = useUser();
  if (user.adminUserId === null) return null;
  return (
    <p role="status" className={classes.acting}>
      {t('acting', { name: user.name, login: user.login.email })}
    </p>
  );
}
