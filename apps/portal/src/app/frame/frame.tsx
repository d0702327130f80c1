import '../styles/mantine-frame.css';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareToasts } from '../../lib/toasts/show-toast.ts';
import { ActingBar } from './acting-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** Ahead of the first one: it may have to say that nothing can be fetched. */
function fetchToasts(): void {
  prepareToasts().catch(() => undefined);
}

/** What stands around every signed-in screen: the hull above, the quay below, and the live updates. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const liveState = useLiveUpdates();
  useEffect(fetchToasts, []);
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
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
