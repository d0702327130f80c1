/** What was typed, as HTML: an empty line begins a paragraph, a line break stays one. Tags are kept; the server takes out what is not allowed. */
export function composeHtml(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
