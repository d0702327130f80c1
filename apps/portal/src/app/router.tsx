import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { mayChat } from '../lib/chat.ts';
import { diary } from '../lib/diary/diary.ts';
import { loadRooms } from '../lib/i18n/i18n.ts';
import { sessionQuery } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AtAddress } from './at-address.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { Overlay } from './frame/overlay.tsx';
import { SupportWidget } from './frame/support-widget.tsx';
import { readyComponent } from './ready-component.tsx';
import { ToastHost } from './toast-host.tsx';

/** For those who build Quayside: what stands behind a false condition is in no build. */
const Gallery = import.meta.env.DEV
  ? readyComponent(async () => {
      const [gallery] = await Promise.all([import('./gallery/gallery-screen.tsx'), loadRooms(['places', 'widgets'])]);
      return gallery.GalleryScreen;
    })
  : null;

/**
 * Every address of the portal. The plain router on purpose: the one with loaders and actions weighs 17 KB more over the wire,
 * and reading is TanStack Query's.
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

/** A spinner while the general state loads, and then what the address shows. */
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
        mayChat={user !== null && mayChat(user)}
      />
      {session.isPending ? <Spinner /> : null}
      {session.isLoadingError ? <ErrorState error={session.error} onRetry={() => session.refetch()} /> : null}
      {/* Who is signed in does not change by a later look that fails: what stands there, half-filled forms too, stays. */}
      {session.data === undefined ? null : <AtAddress user={session.data} />}
    </>
  );
}
