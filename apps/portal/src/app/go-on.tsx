import type { SessionUser } from '@quayside/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { chosenPlan } from '../lib/chosen-plan.ts';
import { paths, sameOriginPath, storedRedirect } from '../lib/paths.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * After sign-in or at the start page: redirects to the address that the visitor asked for, or to the checkout of the plan that the visitor
 * chose; otherwise renders `children`.
 */
export function GoOn({ user, children }: { readonly user: SessionUser; readonly children: ReactNode }) {
  const { search } = useLocation();
  const redirectTo = sameOriginPath(new URLSearchParams(search).get('redirectTo'), location.origin);
  // The address may be a server page, such as a marketplace's callback, which needs a full page load.
  useEffect(() => {
    if (redirectTo) location.replace(redirectTo);
  }, [redirectTo]);
  if (redirectTo) return <Spinner />;
  const chosen = user.hasActiveSubscription ? null : chosenPlan();
  const to = storedRedirect() ?? (chosen?.isDue ? paths.checkout('billing', chosen) : null);
  return to ? <Navigate to={to} replace /> : children;
}
