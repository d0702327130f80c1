import { Suspense } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { opened, useOpened } from '../../lib/opened.ts';

const ArticlePopup = lazyPart(async () => {
  const [popup] = await Promise.all([import('./article-popup.tsx'), loadRooms(['help'])]);
  return { default: popup.ArticlePopup };
});

/** Shows the article that a screen asks for. */
export function ArticleHost() {
  const choice = useOpened('help-article');
  return choice ? (
    <Suspense fallback={null}>
      <ArticlePopup choice={choice} onClose={() => opened.close('help-article')} />
    </Suspense>
  ) : null;
}
