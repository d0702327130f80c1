import { NOTIFICATION_TAGS } from '@quayside/contract';
import { sanitizeHtml } from '../../platform/sanitize-html.ts';

/**
 * Removes HTML that a notification may not contain. Other tags are removed but their text stays, scripts and styles are removed completely,
 * and links keep an address of http, https, mailto or this origin.
 * @returns empty if no text remains
 */
export function sanitiseNotification(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...NOTIFICATION_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  }).trim();
  const words = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
  return words.trim() === '' ? '' : clean;
}
