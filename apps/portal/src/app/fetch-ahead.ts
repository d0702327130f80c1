import { preloadFor } from './parts.ts';

/** Preloads the code of a linked screen when the pointer enters the link, so that it is usually loaded before the click. */
export function fetchScreensAhead(page: Document): void {
  const fetchFor = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === page.location.origin && link.target === '') void preloadFor(link.pathname);
  };
  page.addEventListener('pointerover', fetchFor, { passive: true });
  page.addEventListener('focusin', fetchFor);
}
