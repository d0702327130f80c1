import { lazy, Suspense, useEffect, useState } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { opened, useOpened } from '../../lib/opened.ts';

/** A survey comes a moment after what it asks about (specification, section 9). */
const DELAY_MS = 1_000;

const SurveyCard = lazy(async () => {
  const [card] = await Promise.all([import('./survey-card.tsx'), loadRooms(['surveys'])]);
  return { default: card.SurveyCard };
});

/** Shows the survey that somebody opened: one about closed markets first, or one about an upgrade that was called off. */
export function SurveyHost() {
  const closing = useDelayed(useOpened('survey-market-close'), DELAY_MS);
  const cancelling = useOpened('survey-plan-upgrade-cancel');
  // What one session opened must not stand in the next.
  useEffect(() => () => opened.closeAll(), []);
  if (closing) {
    return (
      <Suspense fallback={null}>
        <SurveyCard
          survey="market-close"
          markets={closing.markets}
          onClose={() => opened.close('survey-market-close')}
        />
      </Suspense>
    );
  }
  return cancelling === undefined ? null : (
    <Suspense fallback={null}>
      <SurveyCard
        survey="plan-upgrade-cancel"
        markets={[]}
        onClose={() => opened.close('survey-plan-upgrade-cancel')}
      />
    </Suspense>
  );
}

/** A value some time after it came; gone as soon as it goes. */
function useDelayed<T>(value: T | undefined, delayMs: number): T | undefined {
  const [due, setDue] = useState<T | undefined>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setDue(value), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [value, delayMs]);
  return value === undefined ? undefined : due;
}
