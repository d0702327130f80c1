import type { TermInput } from '@quayside/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { TermOfferContext } from '../lib/term-offer.ts';

const TermDialog = lazyPart(async () => ({
  default: (await import('../features/glossary/term-dialog.tsx')).TermDialog,
}));

/** Lets a screen offer a term without leaving its list. */
export function TermOfferHost({ children }: { readonly children: ReactNode }) {
  const [offered, setOffered] = useState<TermInput | null>(null);
  return (
    <TermOfferContext value={setOffered}>
      {children}
      {offered ? (
        <Suspense fallback={null}>
          <TermDialog term={null} begun={offered} onClose={() => setOffered(null)} />
        </Suspense>
      ) : null}
    </TermOfferContext>
  );
}
