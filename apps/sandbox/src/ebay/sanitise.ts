const keptTags: ReadonlySet<string> = new Set(
  'p br b strong i em u ul ol li h1 h2 h3 h4 hr table thead tbody tr td th span div small'.split(' '),
);

/** The content of these elements is not shown as text. */
const HIDDEN = /<(script|style|iframe|object|noscript|template)\b[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b[^<>]*>/g;
const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

const escapeText = (text: string): string =>
  text.replace(BARE_AMPERSAND, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * A description with harmless tags only and without attributes; all other characters are shown as they were written.
 */
export function sanitiseHtml(html: string): string {
  const visible = html.replace(HIDDEN, '').replace(COMMENT, '');
  let clean = '';
  let from = 0;
  for (const match of visible.matchAll(TAG)) {
    clean += escapeText(visible.slice(from, match.index));
    const name = (match[2] ?? '').toLowerCase();
    if (keptTags.has(name)) clean += `<${match[1]}${name}>`;
    from = match.index + match[0].length;
  }
  return clean + escapeText(visible.slice(from));
}
