import { Suspense, useEffect } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { opened, useOpened } from '../../lib/opened.ts';

const SurveyCard = lazyPart(async () => {
  const [card] = await Promise.all([import('./survey-card.tsx'), loadRooms(['surveys'])]);
  return { default: card.SurveyCard };
});

/** Shows the requested survey: about closed markets first, then about a cancelled upgrade. */
export function SurveyHost() {
  const closing = useOpened('survey-market-close');
  const cancelling = useOpened('survey-plan-upgrade-cancel');
  // A survey requested in one session must not show in the next.
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
