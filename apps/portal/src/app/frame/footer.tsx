import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { LanguagePicker } from '../language-picker.tsx';
import classes from './footer.module.css';
import { SchemePicker } from './scheme-picker.tsx';

/** The landing screen has its language picker at its head. */
export function LandingFooter() {
  return <Footer hasLanguagePicker={false} />;
}

export function Footer({ hasLanguagePicker = true }: { readonly hasLanguagePicker?: boolean }) {
  const { t } = useTranslation(['frame', 'app']);
  const settings = usePortalSettings();
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footer.label')} className={classes.links}>
        <a href={settings?.mainSiteUrl ?? paths.root}>{t('footer.home')}</a>
        {settings ? <a href={settings.careersUrl}>{t('footer.careers')}</a> : null}
        <Link to={paths.terms}>{t('footer.terms')}</Link>
        {settings ? (
          <a href={settings.helpCentreUrl} target="_blank" rel="noreferrer">
            {t('footer.help')}
          </a>
        ) : null}
        <a href="/docs/api">{t('app:footer.api')}</a>
      </nav>
      <div className={classes.choices}>
        <SchemePicker />
        {hasLanguagePicker ? <LanguagePicker /> : null}
      </div>
      <span className={classes.copyright}>{t('app:footer.copyright', { year: String(new Date().getFullYear()) })}</span>
    </footer>
  );
}
