import type { SessionUser } from '@quayside/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { AccountProvider } from '../lib/account.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { forgetRedirect, paths, storeRedirect } from '../lib/paths.ts';
import { Redirect } from '../lib/redirect.tsx';
import { SessionProvider } from '../lib/session.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { DeletedLanding, Frame, InsteadScreen, LandingFooter, LandingScreen, screenOf, VisitorFrame } from './parts.ts';
import { activeAt, forgetActive, recallActive, rememberActive } from './routes/active.ts';
import { AddressProvider } from './routes/address.ts';
import { type Resolution, resolveAddress } from './routes/resolve.ts';
import { useScreenStart } from './use-screen-start.ts';

const GoOn = lazyPart(async () => ({ default: (await import('./go-on.tsx')).GoOn }));

/** Renders the screen of the current address, or redirects. */
export function AtAddress({ user }: { readonly user: SessionUser | null }) {
  const { pathname, search } = useLocation();
  const before = recallActive();
  const found = resolveAddress({ user, pathname, search, active: before });
  const at = found.kind === 'show' ? found.at : null;
  useScreenStart(found.kind === 'show' ? screenAt(found.route.path, pathname) : pathname);
  const active = found.kind === 'show' && at ? activeAt(found.route, at, before) : before;
  useEffect(() => {
    if (active) rememberActive(active);
  }, [active]);
  // After signing out, the address is not kept. Only a visitor without a session returns to it after sign-in.
  const hasLeft = useRef(false);
  useEffect(() => {
    if (user) {
      hasLeft.current = true;
      if (pathname !== paths.root) forgetRedirect();
      return;
    }
    forgetActive();
    if (pathname === paths.root) hasLeft.current = false;
  }, [user, pathname]);

  const content = (one: Resolution) => <Found user={user} found={one} mayReturn={() => !hasLeft.current} />;
  if (!user) return <Visitor found={found} content={content} />;
  const route = found.kind === 'show' ? found.route : null;
  return (
    <SessionProvider value={user}>
      <AddressProvider value={{ route, at, active }}>
        <Suspense fallback={<Spinner />}>
          <Frame>
            {/* A different screen gets its own Suspense boundary: its skeleton shows and its link is active before its code has loaded. */}
            <Suspense key={route?.path} fallback={<ScreenSkeleton />}>
              <AccountProvider value={at}>
                {pathname === paths.root ? <GoOn user={user}>{content(found)}</GoOn> : content(found)}
              </AccountProvider>
            </Suspense>
          </Frame>
        </Suspense>
      </AddressProvider>
    </SessionProvider>
  );
}

/** An address without the tab that its route may end in. */
function screenAt(pattern: string, pathname: string): string {
  const isTabbed = pattern.endsWith('/:tab?');
  const length = pattern.split('/').length - 1;
  return isTabbed ? pathname.split('/').slice(0, length).join('/') : pathname;
}

interface VisitorProps {
  readonly found: Resolution;
  readonly content: (found: Resolution) => ReactNode;
}

/** For visitors: the landing screen or a public screen. */
function Visitor({ found, content }: VisitorProps) {
  if (found.kind === 'go') return content(found);
  if (found.kind === 'landing') {
    return (
      <Suspense fallback={<Spinner />}>
        <LandingScreen languagePicker={<LanguagePicker />} />
        <Suspense fallback={null}>
          <LandingFooter />
        </Suspense>
      </Suspense>
    );
  }
  return (
    <AddressProvider value={{ route: found.route, at: null, active: null }}>
      <Suspense fallback={<Spinner />}>
        <VisitorFrame>
          <Suspense fallback={<Spinner />}>{content(found)}</Suspense>
        </VisitorFrame>
      </Suspense>
    </AddressProvider>
  );
}

interface FoundProps {
  readonly user: SessionUser | null;
  readonly found: Resolution;
  readonly mayReturn: () => boolean;
}

function Found({ user, found, mayReturn }: FoundProps): ReactNode {
  if (found.kind === 'go') return <Go to={found.to} redirectTo={found.redirectTo} mayReturn={mayReturn} />;
  if (found.kind === 'landing') return <DeletedLanding />;
  const { route, shown } = found;
  if (shown !== 'screen') return <InsteadScreen shown={shown} view={route.id} />;
  const Screen = screenOf(route, user);
  return (
    <Routes>
      <Route path={route.path} element={<Screen />} />
    </Routes>
  );
}

interface GoProps extends Pick<FoundProps, 'mayReturn'> {
  readonly to: string;
  readonly redirectTo: string | undefined;
}

function Go({ to, redirectTo, mayReturn }: GoProps) {
  useEffect(() => {
    if (redirectTo !== undefined && mayReturn()) storeRedirect(redirectTo);
  }, [redirectTo, mayReturn]);
  return <Redirect to={to} />;
}
