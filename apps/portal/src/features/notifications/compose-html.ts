/**
 * Converts typed text to HTML: an empty line starts a paragraph, and line breaks stay. Typed tags are kept; the server removes forbidden
 * ones.
 */
export function composeHtml(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
