import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePortalSettings } from '../lib/portal-settings.ts';
import classes from './crash-screen.module.css';

/** What a seller sees when a screen breaks (specification, section 2: the generic error screen). */
function CrashScreen() {
  const { t } = useTranslation();
  const settings = usePortalSettings();
  return (
    <main role="alert" className={classes.screen}>
      <h1>{t('failed.crash')}</h1>
      <p>{t('failed.crashText')}</p>
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
        {settings ? (
          <Button component="a" href={settings.helpCentreUrl} target="_blank" rel="noreferrer" variant="default">
            {t('failed.helpCentre')}
          </Button>
        ) : null}
      </div>
    </main>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly address: string;
}

class Boundary extends Component<BoundaryProps, { readonly crashedAt: string | null }> {
  override state = { crashedAt: null };

  override componentDidCatch() {
    this.setState({ crashedAt: this.props.address });
  }

  override render() {
    return this.state.crashedAt === this.props.address ? <CrashScreen /> : this.props.children;
  }
}

/** Catches what breaks beneath it; another address is another try. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary address={pathname}>{children}</Boundary>;
}
