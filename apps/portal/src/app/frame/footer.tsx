import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LanguagePicker } from '../language-picker.tsx';
import classes from './frame.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <span>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</span>
      <nav aria-label={t('footer.home')}>
        <Link to={paths.root}>{t('footer.home')}</Link>
        <a href="/docs/api">{t('footer.api')}</a>
        <LanguagePicker />
      </nav>
    </footer>
  );
}
