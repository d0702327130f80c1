import { Button } from '@mantine/core';
import { EBAY_LOGIN } from '@quayside/contract/ebay-login';
import { COUNTRY_COUNT } from '@quayside/kernel';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isSignInConflict, paths } from '../../lib/paths.ts';
import { readyComponent } from '../../lib/ready-component.tsx';
import { Mark } from '../../ui/mark.tsx';
import { rememberEbayLogin } from './ebay-login.ts';
import { HarbourPicture } from './harbour-picture.tsx';
import classes from './landing-screen.module.css';

/** Loaded after the first paint, because the dialog is hidden until it is opened. */
const LoginDialog = readyComponent(async () => (await import('./login-dialog.tsx')).LoginDialog);

const PROMISES = ['consent', 'stock', 'reason'] as const;

/** If this fails, the dialog is fetched again when it is opened, and an error is shown then. */
function fetchLoginDialog(): void {
  LoginDialog.preload().catch(() => undefined);
}

export function LandingScreen({ languagePicker }: { readonly languagePicker: ReactNode }) {
  const { t } = useTranslation(['session', 'app']);
  const [query] = useSearchParams();
  // Whether the visitor followed the link for eBay sellers and only needs to sign in.
  const isBoundForEbay = query.get('redirectTo') === EBAY_LOGIN.path;
  const [isOpen, setIsOpen] = useState(isBoundForEbay);
  useEffect(fetchLoginDialog, []);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <span className={classes.brand}>
          <Mark /> {t('app:name')}
        </span>
        {languagePicker}
      </header>
      <main className={classes.main}>
        <section>
          <p className={classes.eyebrow}>{t('landing.eyebrow')}</p>
          <h1 className={classes.title}>{t('landing.title', { countries: COUNTRY_COUNT })}</h1>
          <p className={classes.lead}>{t('landing.lead')}</p>
          {isSignInConflict(query) ? (
            <p role="status" className={classes.conflict}>
              {t('landing.conflict')}
            </p>
          ) : null}
          <div className={classes.actions}>
            <Button size="md" onClick={() => setIsOpen(true)} className={classes.action}>
              {t('landing.signIn')}
            </Button>
            <Button component={Link} to={paths.signUp} size="md" variant="default">
              {t('landing.signUp')}
            </Button>
          </div>
          <p className={classes.ebay}>
            <a href={EBAY_LOGIN.path} onClick={rememberEbayLogin}>
              {t('landing.ebay')}
            </a>
          </p>
        </section>
        <HarbourPicture />
        <ul className={classes.promises}>
          {PROMISES.map((name) => (
            <li key={name}>
              <h2>{t(`landing.promise.${name}.title`)}</h2>
              <p>{t(`landing.promise.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </main>
      {isOpen ? (
        <Suspense fallback={null}>
          <LoginDialog isBoundForEbay={isBoundForEbay} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
