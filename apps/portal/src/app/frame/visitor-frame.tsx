import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import '../styles/mantine-frame.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Mark } from '../../ui/mark.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import header from './header.module.css';

/** The frame of public screens for visitors without a session. */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['frame', 'app']);
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('app:skip')}
      </a>
      <header className={header.hull}>
        <div className={header.inner}>
          <Link to={paths.root} className={header.brand} aria-label={t('visitor.home')}>
            <Mark size={26} />
            {t('app:name')}
          </Link>
          <span className={header.spring} />
          <Link to={paths.root} className={header.signIn}>
            {t('visitor.signIn')}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
