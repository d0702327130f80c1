import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isApiError } from '../lib/api/api-error.ts';
import { diary } from '../lib/diary/diary.ts';
import { usePortalSettings } from '../lib/portal-settings.ts';
import classes from './crash-screen.module.css';

/** What a seller sees when a screen breaks (specification, section 2: the generic error screen). */
function CrashScreen({ requestId }: { readonly requestId: string | null }) {
  const { t } = useTranslation();
  const settings = usePortalSettings();
  return (
    <main role="alert" className={classes.screen}>
      <h1>{t('failed.crash')}</h1>
      <p>{t('failed.crashText')}</p>
      {requestId ? <p className={classes.request}>{t('failed.request', { id: requestId })}</p> : null}
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
  readonly onCrash: () => void;
}

interface Crash {
  readonly address: string;
  readonly requestId: string | null;
}

class Boundary extends Component<BoundaryProps, { readonly crash: Crash | null }> {
  override state: { readonly crash: Crash | null } = { crash: null };

  override componentDidCatch(error: unknown) {
    this.setState({
      crash: { address: this.props.address, requestId: isApiError(error) ? error.requestId : null },
    });
    diary.report(error, 'screen');
    this.props.onCrash();
  }

  override componentDidUpdate() {
    // Left for another address, so that coming back is another try too.
    if (this.state.crash && this.state.crash.address !== this.props.address) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    return crash?.address === this.props.address ? <CrashScreen requestId={crash.requestId} /> : this.props.children;
  }
}

/** Catches what breaks beneath it, a load that the server failed included; another address is another try. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // A failed answer that is kept would break the next screen that reads it, without asking again.
  const forgetFailed = () => client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  return (
    <Boundary address={pathname} onCrash={forgetFailed}>
      {children}
    </Boundary>
  );
}
