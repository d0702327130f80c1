import type { SessionUser } from '@quayside/contract';
import { welcomePage } from '@quayside/kernel';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { chosenPlan } from '../lib/chosen-plan.ts';
import { paths, sameOriginPath, storedRedirect } from '../lib/paths.ts';
import { Redirect } from '../lib/redirect.tsx';
import { wasWelcomed } from '../lib/welcomed.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * After sign-in or at the start page: redirects to the address that the visitor asked for, or to the checkout of the plan that the visitor
 * chose, or once to the welcome page; otherwise renders `children`.
 */
export function GoOn({ user, children }: { readonly user: SessionUser; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const redirectTo = sameOriginPath(new URLSearchParams(search).get('redirectTo'), location.origin);
  // The address may be a server page, such as a marketplace's callback, which needs a full page load.
  useEffect(() => {
    if (redirectTo) location.replace(redirectTo);
  }, [redirectTo]);
  if (redirectTo) return <Spinner />;
  const chosen = user.hasActiveSubscription ? null : chosenPlan();
  const welcome = pathname === paths.root && welcomePage(user) && !wasWelcomed(user.id) ? paths.welcome : null;
  const to = storedRedirect() ?? (chosen?.isDue ? paths.checkout('billing', chosen) : welcome);
  return to ? <Redirect to={to} /> : children;
}
