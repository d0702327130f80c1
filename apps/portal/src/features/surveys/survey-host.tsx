import { Suspense, useEffect } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { opened, useOpened } from '../../lib/opened.ts';

const SurveyCard = lazyPart(async () => {
  const [card] = await Promise.all([import('./survey-card.tsx'), loadRooms(['surveys'])]);
  return { default: card.SurveyCard };
});

/** Shows the survey that somebody opened: one about closed markets first, or one about an upgrade that was called off. */
export function SurveyHost() {
  const closing = useOpened('survey-market-close');
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
