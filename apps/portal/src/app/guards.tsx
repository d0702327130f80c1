import type { SessionUser } from '@quayside/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { AccountProvider, homeAccount, resolveAccount } from '../lib/account.ts';
import { forgetRedirect, paths, sameOriginPath, storedRedirect, storeRedirect } from '../lib/paths.ts';
import { SessionProvider, sessionQuery, useUser } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Frame, LandingScreen } from './parts.ts';

/** Signed out: the landing screen. Signed in: on to where the visitor wanted to go, or home. */
export function RootGate() {
  const session = useQuery(sessionQuery);
  if (session.isPending) return <Spinner />;
  if (session.isError) return <ErrorState error={session.error} onRetry={() => session.refetch()} />;
  if (session.data) return <GoOn user={session.data} />;
  return (
    <Suspense fallback={<Spinner />}>
      <LandingScreen languagePicker={<LanguagePicker />} />
    </Suspense>
  );
}

function GoOn({ user }: { readonly user: SessionUser }) {
  const { search } = useLocation();
  const wish = sameOriginPath(new URLSearchParams(search).get('redirectTo'), location.origin);
  // The address may ask for a page of the server, such as a marketplace's callback: that takes a real visit.
  useEffect(() => {
    if (wish) location.replace(wish);
  }, [wish]);
  if (wish) return <Spinner />;
  const stored = storedRedirect();
  if (stored) return <Navigate to={stored} replace />;
  const account = homeAccount(user);
  // The query goes along: it says how a visit to a marketplace's consent page ended.
  const home = account ? paths.dashboard({ scope: account.platform, account }) : paths.start;
  return <Navigate to={{ pathname: home, search }} replace />;
}

/** What lies behind the sign-in. A visitor without a session goes to the root and comes back to the address afterwards. */
export function SignedInGate() {
  const session = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  const isSignedIn = Boolean(session.data);
  useEffect(() => {
    if (isSignedIn) forgetRedirect();
  }, [isSignedIn]);
  if (session.isPending) return <Spinner />;
  if (session.isError) return <ErrorState error={session.error} onRetry={() => session.refetch()} />;
  if (!session.data) {
    storeRedirect(pathname + search);
    return <Navigate to={paths.root} replace />;
  }
  const isOnboardingOnly = session.data.isPlatformless;
  if (isOnboardingOnly && pathname !== paths.start && !pathname.startsWith('/user')) {
    return <Navigate to={paths.start} replace />;
  }
  return (
    <SessionProvider value={session.data}>
      <Suspense fallback={<Spinner />}>
        <Frame>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </Frame>
      </Suspense>
    </SessionProvider>
  );
}

/** Binds the account in the address; one that is not the seller's leads to the first account's dashboard. */
export function AccountGate() {
  const user = useUser();
  const { platform, account } = useParams();
  const resolved = resolveAccount(user, platform, account);
  if ('unknown' in resolved) return <Navigate to={paths.root} replace />;
  if ('elsewhere' in resolved) {
    const { elsewhere } = resolved;
    const to = elsewhere ? paths.dashboard({ scope: elsewhere.platform, account: elsewhere }) : paths.start;
    return <Navigate to={to} replace />;
  }
  return (
    <AccountProvider value={resolved.found}>
      <Outlet />
    </AccountProvider>
  );
}
