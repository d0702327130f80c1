import { documentLanguage, LANGUAGES } from '@quayside/i18n';
import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATES } from './mail.ts';
import { renderMail } from './render-mail.ts';

const values = {
  link: 'https://q.example/x?token=abc&lang=en',
  email: 'robin@shop.example',
  inviter: 'Robin',
  business: 'Quay & Sons',
  minutes: 30,
  days: 7,
  date: '6 May 2027',
  left: 3,
  vatId: 'IT00743110157',
  register: 'VIES',
  username: 'harbour-goods',
  platform: 'eBay',
  count: 7,
  reference: 'QS-7K2M-94TD',
  orders: '10-4711, 10-4712',
  until: '23 Nov 2026, 14:05',
  subject: 'An order is missing',
  topic: 'Orders and stock',
  name: 'Robin',
  message: 'It was bought at ten.',
  user: '8',
  login: '3',
  senderLanguage: 'de',
  failedRequest: 'f-1',
  screen: '/ebay/1/products',
  run: '7',
  browser: 'Firefox',
  phone: '+44 20 7946 0000',
  request: 'r-1',
};

describe.each(LANGUAGES)('a mail in %s', (language) => {
  it.each(MAIL_TEMPLATES)('%s contains everything it must', (template) => {
    const { subject, text, html } = renderMail({ template, language, values });
    for (const said of [subject, text, html]) {
      expect(said).not.toBe('');
      expect(said).not.toMatch(/\{\{|\bmail\.\w/);
    }
    expect(text).toContain(`\n${values.link}\n`);
    expect(html).toContain('href="https://q.example/x?token=abc&amp;lang=en"');
    expect(html).toContain(`lang="${documentLanguage(language)}"`);
  });
});

it('shows text written by people as text, in HTML too', () => {
  const business = '<img src=x onerror=alert(1)> "Quay" & \'Sons\'';
  const { text, html } = renderMail({ template: 'invitation', language: 'en', values: { ...values, business } });
  expect(text).toContain(business);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Quay&quot; &amp; &#39;Sons&#39;');
});

it('creates no link from a name that was stored before names were restricted', () => {
  const names = { business: 'Win at https://evil.example', inviter: 'Robin\u202e www.evil.example' };
  const { subject, text, html } = renderMail({
    template: 'invitation',
    language: 'en',
    values: { ...values, ...names },
  });
  for (const said of [subject, text, html]) {
    expect(said).not.toMatch(/evil\.example|https:\/\/evil|\u202e/);
    expect(said).toContain('evil. example');
  }
});

it('prevents a line break in a name from starting a header', () => {
  const business = 'Quay\r\nBcc: everybody@shop.example';
  const { subject } = renderMail({ template: 'invitation', language: 'en', values: { ...values, business } });
  expect(subject).toBe('Robin invites you to Quay Bcc: everybody@shop. example on Quayside');
});
