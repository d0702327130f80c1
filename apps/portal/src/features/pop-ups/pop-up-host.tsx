import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { drawOf, isPopUpDue } from './view-once.ts';

const PopUp = lazyPart(async () => ({ default: (await import('./pop-up.tsx')).PopUp }));

/** Shows the installation's page once, to the share of visits that it is for; not before what has to be answered first. */
export function PopUpHost({ isHeldBack }: { readonly isHeldBack: boolean }) {
  const popUp = usePortalSettings()?.popUp ?? null;
  // As they were when the page was opened: what is shown does not go because it was seen.
  const [visit] = useState(() => ({ cookies: document.cookie, draw: drawOf(Math.random()) }));
  const [isClosed, setIsClosed] = useState(false);
  if (!popUp || isHeldBack || isClosed || !isPopUpDue(popUp, visit.cookies, visit.draw)) return null;
  return (
    <Suspense fallback={null}>
      <PopUp popUp={popUp} onClose={() => setIsClosed(true)} />
    </Suspense>
  );
}
