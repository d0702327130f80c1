import { escapeHtml } from './escape.ts';

/** A picture of an item as buyers are told of it who do not see it. */
export interface Picture {
  readonly src: string;
  /** In the site's language. */
  readonly alt: string;
}

/** Pictures one below the other; those that are not served over https are none. */
export function picturesHtml(pictures: readonly Picture[]): string {
  return pictures
    .filter(({ src }) => /^https:\/\//iu.test(src))
    .map(({ src, alt }) => `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="max-width:100%" /></p>`)
    .join('');
}

const PICTURE = /<img\b[^>]*>/giu;
const ALT = /\salt\s*=/iu;

/** Safe HTML in which every picture has a text: one without gets the title. What the seller wrote stays, and an empty one is decoration. */
export function withAltTexts(html: string, title: string): string {
  return html.replace(PICTURE, (tag) =>
    ALT.test(tag) ? tag : tag.replace(/^<img/iu, (start) => `${start} alt="${escapeHtml(title)}"`),
  );
}

/** Safe HTML whose pictures have no texts: those were in another language. */
export const withoutAltTexts = (html: string): string =>
  html.replace(PICTURE, (tag) => tag.replace(/\salt\s*=\s*"[^"]*"/giu, ''));
