import { Suspense } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { TermsCheck } from './use-terms.ts';

const TermsDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./terms-dialog.tsx'), loadRooms(['terms-of-service', 'widgets'])]);
  return { default: dialog.TermsDialog };
});

/** Shows the terms dialog if an acceptance is due; renders nothing otherwise. */
export function TermsGuard({ terms }: { readonly terms: TermsCheck }) {
  return terms.isDue ? (
    <Suspense fallback={null}>
      <TermsDialog version={terms.version} />
    </Suspense>
  ) : null;
}
