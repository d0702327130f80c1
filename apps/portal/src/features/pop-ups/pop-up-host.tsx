import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { drawOf, isPopUpDue } from './view-once.ts';

const PopUp = lazyPart(async () => ({ default: (await import('./pop-up.tsx')).PopUp }));

/** Shows the installation's pop-up once to a share of the visits, but not before mandatory dialogs. */
export function PopUpHost({ isHeldBack }: { readonly isHeldBack: boolean }) {
  const popUp = usePortalSettings()?.popUp ?? null;
  // The values at page load, so that a shown pop-up does not disappear because it counts as seen.
  const [visit] = useState(() => ({ cookies: document.cookie, draw: drawOf(Math.random()) }));
  const [isClosed, setIsClosed] = useState(false);
  if (!popUp || isHeldBack || isClosed || !isPopUpDue(popUp, visit.cookies, visit.draw)) return null;
  return (
    <Suspense fallback={null}>
      <PopUp popUp={popUp} onClose={() => setIsClosed(true)} />
    </Suspense>
  );
}
