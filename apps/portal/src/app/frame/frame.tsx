import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import '../styles/mantine-frame.css';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AlertsBar } from '../../features/alerts/alerts-bar.tsx';
import { ArticleHost } from '../../features/help/article-host.tsx';
import { PopUpHost } from '../../features/pop-ups/pop-up-host.tsx';
import { MailboxBar } from '../../features/session/mailbox/mailbox-bar.tsx';
import { SurveyHost } from '../../features/surveys/survey-host.tsx';
import { TermsGuard } from '../../features/terms-of-service/terms-guard.tsx';
import { useTermsCheck } from '../../features/terms-of-service/use-terms.ts';
import { usePageViews } from '../../lib/analytics/use-page-views.ts';
import { useRedirectReason } from '../../lib/analytics/use-redirect-reason.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { noteScreen } from '../../lib/support-context.ts';
import { prepareToasts } from '../../lib/toasts/show-toast.ts';
import { FOOT_ID } from '../../ui/late-bar.tsx';
import { CrashBoundary } from '../crash-screen.tsx';
import { TermOfferHost } from '../term-offer-host.tsx';
import { ActingBar } from './acting-bar.tsx';
import { AreaTabs } from './area-tabs.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLiveUpdates } from './use-live-updates.ts';
import { usePaletteKey } from './use-palette-key.ts';

const CommandPalette = lazyPart(async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
}));

const KeysDialog = lazyPart(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Loads the toasts before the first one is needed, because it may report that nothing can be loaded. */
function fetchToasts(): void {
  prepareToasts().catch(() => undefined);
}

/** The frame of every signed-in screen: header, footer and live updates. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const liveState = useLiveUpdates();
  const [isSearching, setIsSearching] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  usePaletteKey(() => setIsSearching(true));
  useGoKeys(() => setAreKeysShown(true), isSearching || areKeysShown);
  useEffect(fetchToasts, []);
  usePageViews();
  const { pathname } = useLocation();
  useEffect(() => noteScreen(pathname), [pathname]);
  useRedirectReason();
  const terms = useTermsCheck();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <ActingBar />
      <Header onSearch={() => setIsSearching(true)} />
      <AlertsBar />
      <main id="content" tabIndex={-1} className={classes.content}>
        <MailboxBar />
        <CrashBoundary isInFrame>
          <TermOfferHost>
            <AreaTabs />
            {children}
          </TermOfferHost>
        </CrashBoundary>
      </main>
      <Footer />
      <div id={FOOT_ID} className={classes.foot} />
      <ConnectionBar live={liveState} />
      <SurveyHost />
      <ArticleHost />
      <TermsGuard terms={terms} />
      <PopUpHost isHeldBack={!terms.isSettled || terms.isDue} />
      {areKeysShown ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setAreKeysShown(false)} />
        </Suspense>
      ) : null}
      {isSearching ? (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setIsSearching(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
