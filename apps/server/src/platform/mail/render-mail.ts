import { documentLanguage, translate } from '@quayside/i18n';
import { toPlainName } from '@quayside/kernel';
import type { Mail } from './mail.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail in the recipient's language, as plain text and as simple HTML with the same content. */
export function renderMail({
  template,
  language,
  values,
}: Pick<Mail, 'template' | 'language' | 'values'>): RenderedMail {
  const plain = { ...values, ...plainNames(values) };
  const say = (key: string) => translate(language, `mail.${key}`, plain);
  // Values are not under Quayside's control, so a line break in one must not start another header.
  const subject = say(`${template}.subject`).replace(/\s+/g, ' ').trim();
  const words = {
    greeting: say('greeting'),
    text: say(`${template}.text`),
    action: say(`${template}.action`),
    note: say(`${template}.note`),
    farewell: say('farewell'),
  };
  const { link } = values;
  const text = [words.greeting, words.text, `${words.action}\n${link}`, words.note, words.farewell].join('\n\n');
  const html = [
    `<!doctype html><html lang="${documentLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f3ef;color:#14232b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">`,
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">',
    `<p>${escapeHtml(words.greeting)}</p><p style="white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(words.text)}</p>`,
    `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0a5f72;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(words.action)}</a></p>`,
    `<p style="color:#4c5c65;font-size:13px;overflow-wrap:anywhere">${escapeHtml(link)}</p>`,
    `<p>${escapeHtml(words.note)}</p><p>${escapeHtml(words.farewell)}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

/** Values that are names of people, businesses and shops. */
const NAMES = ['inviter', 'business', 'username', 'name'] as const;

function plainNames(values: Mail['values']): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((key) => {
      const value = values[key];
      return typeof value === 'string' ? [[key, toPlainName(value)]] : [];
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
