import type { SessionUser } from '@quayside/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AccountProvider } from '../lib/account.ts';
import { forgetRedirect, paths, sameOriginPath, storedRedirect, storeRedirect } from '../lib/paths.ts';
import { SessionProvider } from '../lib/session.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { DeletedLanding, Frame, InsteadScreen, LandingFooter, LandingScreen, screenOf, VisitorFrame } from './parts.ts';
import { activeAt, forgetActive, recallActive, rememberActive } from './routes/active.ts';
import { AddressProvider } from './routes/address.ts';
import { type Resolution, resolveAddress } from './routes/resolve.ts';

/** What the address shows this user, or where it leads. */
export function AtAddress({ user }: { readonly user: SessionUser | null }) {
  const { pathname, search } = useLocation();
  const before = recallActive();
  const found = resolveAddress({ user, pathname, search, active: before });
  const at = found.kind === 'show' ? found.at : null;
  const active = found.kind === 'show' && at ? activeAt(found.route, at, before) : before;
  useEffect(() => {
    if (active) rememberActive(active);
  }, [active]);
  // Who signs out leaves for good; only a visitor who came without a session is brought back to the address.
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
            {/* Another screen has a place of its own: its skeleton stands, and its link is marked, before its code is here. */}
            <Suspense key={route?.path} fallback={<ScreenSkeleton />}>
              <AccountProvider value={at}>
                {pathname === paths.root ? <GoOn>{content(found)}</GoOn> : content(found)}
              </AccountProvider>
            </Suspense>
          </Frame>
        </Suspense>
      </AddressProvider>
    </SessionProvider>
  );
}

interface VisitorProps {
  readonly found: Resolution;
  readonly content: (found: Resolution) => ReactNode;
}

/** Signed out: the landing screen, or a screen for everybody. */
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

/** Just signed in, or come to the start: on to where the visitor wanted to go, else to `children`. */
function GoOn({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const redirectTo = sameOriginPath(new URLSearchParams(search).get('redirectTo'), location.origin);
  // The address may ask for a page of the server, such as a marketplace's callback: that takes a real visit.
  useEffect(() => {
    if (redirectTo) location.replace(redirectTo);
  }, [redirectTo]);
  if (redirectTo) return <Spinner />;
  const stored = storedRedirect();
  return stored ? <Navigate to={stored} replace /> : children;
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
  return <Navigate to={to} replace />;
}
