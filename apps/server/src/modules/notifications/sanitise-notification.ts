import { NOTIFICATION_TAGS } from '@quayside/contract';
import sanitizeHtml from 'sanitize-html';

/**
 * Takes out of HTML what a notification may not hold: other tags lose their marks and keep their words, scripts and styles go
 * whole, links keep an address of http, https, mailto or this origin.
 * @returns empty where nothing is left to read
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
