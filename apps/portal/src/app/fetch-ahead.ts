import { preloadFor } from './parts.ts';

/** Fetches the code of the screen that a link leads to as soon as somebody points at the link: it is mostly here before the click. */
export function fetchScreensAhead(page: Document): void {
  const fetchFor = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === page.location.origin && link.target === '') void preloadFor(link.pathname);
  };
  page.addEventListener('pointerover', fetchFor, { passive: true });
  page.addEventListener('focusin', fetchFor);
}
