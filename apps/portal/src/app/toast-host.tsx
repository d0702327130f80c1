import { deriveFlags } from '@quayside/kernel';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { sessionQuery } from '../lib/session.ts';
import { areToastsWanted, setToastAudience, subscribeToToasts } from '../lib/toasts/show-toast.ts';

const Toaster = lazyPart(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Rendered inside the router, because toasts may contain links. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(subscribeToToasts, areToastsWanted);
  // Not fetched here: this component is outside every error boundary, so an error would break the whole page.
  const { data: user = null } = useQuery({ ...sessionQuery, enabled: false, throwOnError: false });
  useEffect(() => setToastAudience(user && { isPlatformless: deriveFlags(user).isPlatformless }), [user]);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
