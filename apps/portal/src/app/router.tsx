import { supportChannels } from '@quayside/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { diary } from '../lib/diary/diary.ts';
import { loadRooms } from '../lib/i18n/i18n.ts';
import { readyComponent } from '../lib/ready-component.tsx';
import { sessionQuery } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AtAddress } from './at-address.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { Overlay } from './frame/overlay.tsx';
import { SupportWidget } from './frame/support-widget.tsx';
import { ToastHost } from './toast-host.tsx';

/** For development only: a production build drops code behind a constant false condition. */
const Gallery = import.meta.env.DEV
  ? readyComponent(async () => {
      const [gallery] = await Promise.all([import('./gallery/gallery-screen.tsx'), loadRooms(['places', 'widgets'])]);
      return gallery.GalleryScreen;
    })
  : null;

/**
 * All addresses of the portal. Uses the plain router, because the data router adds 17 KB to the download and TanStack Query already loads
 * the data.
 */
export function Router() {
  return (
    <BrowserRouter>
      <ToastHost />
      <CrashBoundary>
        <Addresses />
      </CrashBoundary>
      <Overlay />
    </BrowserRouter>
  );
}

function Addresses() {
  const { pathname } = useLocation();
  return Gallery && pathname === '/gallery' ? <Gallery /> : <GeneralState />;
}

/** Shows a spinner while the general state loads, then the screen of the address. */
function GeneralState() {
  const session = useQuery(sessionQuery);
  const user = session.data ?? null;
  useEffect(() => diary.setUser(user?.id ?? null), [user]);
  return (
    <>
      <SupportWidget
        isReady={user !== null}
        userName={user?.name ?? ''}
        userEmail={user?.email ?? ''}
        mayChat={supportChannels(user).chat}
      />
      {session.isPending ? <Spinner /> : null}
      {session.isLoadingError ? <ErrorState error={session.error} onRetry={() => session.refetch()} /> : null}
      {/* A failed refetch of the session does not replace the screen, so that half-filled forms stay. */}
      {session.data === undefined ? null : <AtAddress user={session.data} />}
    </>
  );
}
