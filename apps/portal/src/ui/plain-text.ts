const BREAKS = /<\s*(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi;

/**
 * The text of a listing's HTML description, with its paragraphs as lines. The browser parses it into a document that
 * is never shown and runs no scripts.
 */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(BREAKS, '\n'), 'text/html');
  for (const part of parsed.querySelectorAll('script, style')) part.remove();
  return (parsed.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
