import { useQuery } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { mayChat } from '../lib/chat.ts';
import { sessionQuery } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AtAddress } from './at-address.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { Overlay } from './frame/overlay.tsx';
import { SupportWidget } from './frame/support-widget.tsx';
import { ToastHost } from './toast-host.tsx';

/**
 * Every address of the portal. The plain router on purpose: the one with loaders and actions weighs 17 KB more over the wire,
 * and reading is TanStack Query's.
 */
export function Router() {
  return (
    <BrowserRouter>
      <ToastHost />
      <CrashBoundary>
        <GeneralState />
      </CrashBoundary>
      <Overlay />
    </BrowserRouter>
  );
}

/** A spinner while the general state loads, and then what the address shows. */
function GeneralState() {
  const session = useQuery(sessionQuery);
  const user = session.data ?? null;
  return (
    <>
      <SupportWidget
        isReady={user !== null}
        userName={user?.name ?? ''}
        userEmail={user?.email ?? ''}
        mayChat={user !== null && mayChat(user)}
      />
      {session.isPending ? <Spinner /> : null}
      {session.isError ? <ErrorState error={session.error} onRetry={() => session.refetch()} /> : null}
      {session.isSuccess ? <AtAddress user={session.data} /> : null}
    </>
  );
}
