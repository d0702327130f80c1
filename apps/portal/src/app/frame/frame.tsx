import '../styles/mantine-frame.css';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActingBar } from './acting-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** What stands around every signed-in screen: the hull above, the quay below, and the live updates. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const liveState = useLiveUpdates();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <Notifications position="top-right" autoClose={6000} />
      <ActingBar />
      <Header />
      {liveState === 'polling' ? (
        <p role="status" className={classes.notice}>
          {t('live.polling')}
        </p>
      ) : null}
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
