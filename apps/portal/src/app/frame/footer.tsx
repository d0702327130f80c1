import { supportChannels } from '@quayside/kernel';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { LanguagePicker } from '../language-picker.tsx';
import classes from './footer.module.css';
import { SchemePicker } from './scheme-picker.tsx';

/** The footer of the landing screen, without the language picker, which is at its top. */
export function LandingFooter() {
  return <Footer hasLanguagePicker={false} />;
}

export function Footer({ hasLanguagePicker = true }: { readonly hasLanguagePicker?: boolean }) {
  const { t } = useTranslation(['frame', 'app']);
  const settings = usePortalSettings();
  const hasHelpCentre = supportChannels(useMaybeUser()).help_center;
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footer.label')} className={classes.links}>
        <a href={settings?.mainSiteUrl ?? paths.root}>{t('footer.home')}</a>
        <Outside href={settings?.careersUrl} words={t('footer.careers')} />
        <Link to={paths.terms}>{t('footer.terms')}</Link>
        {hasHelpCentre ? <Outside href={settings?.helpCentreUrl} words={t('footer.help')} isNewTab /> : null}
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

interface OutsideProps {
  /** Undefined while the installation's addresses load; the text reserves its space. */
  readonly href: string | undefined;
  readonly words: string;
  readonly isNewTab?: boolean;
}

function Outside({ href, words, isNewTab = false }: OutsideProps) {
  if (href === undefined) return <span className={classes.onItsWay}>{words}</span>;
  return (
    <a href={href} {...(isNewTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {words}
    </a>
  );
}
