import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../lib/api/api-error.ts';
import { diary } from '../lib/diary/diary.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../lib/portal-settings.ts';
import classes from './crash-screen.module.css';

/** The generic error screen (specification, section 2). */
function CrashScreen({ requestId, isInFrame }: { readonly requestId: string | null; readonly isInFrame: boolean }) {
  const { t } = useTranslation();
  const settings = usePortalSettings();
  return (
    <CrashPlace isInFrame={isInFrame}>
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
    </CrashPlace>
  );
}

/** Inside the frame the error shows in the page's main part; elsewhere it is the main part. */
function CrashPlace({ isInFrame, children }: { readonly isInFrame: boolean; readonly children: ReactNode }) {
  const words = (
    <div role="alert" className={classes.screen}>
      {children}
    </div>
  );
  return isInFrame ? words : <main>{words}</main>;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly address: string;
  readonly isInFrame: boolean;
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
    // A new address resets the error, so that returning retries the screen.
    if (this.state.crash && this.state.crash.address !== this.props.address) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    const { address, isInFrame, children } = this.props;
    return crash?.address === address ? <CrashScreen requestId={crash.requestId} isInFrame={isInFrame} /> : children;
  }
}

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly isInFrame?: boolean;
}

/** Catches errors of its children, including failed loads. A new address retries. */
export function CrashBoundary({ children, isInFrame = false }: CrashBoundaryProps) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // Removes failed queries, because a cached error would break the next screen that reads it.
  const forgetFailed = () => client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  return (
    <Boundary address={pathname} isInFrame={isInFrame} onCrash={forgetFailed}>
      {children}
    </Boundary>
  );
}
