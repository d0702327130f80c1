import { describe, expect, it } from 'vitest';
import { isEmail, isPhone, isPlainName, isVisible, toPlainName } from './form-rules.ts';

describe('e-mail addresses', () => {
  it.each(['demo@quayside.example', 'DEMO@Quayside.Example', 'a.b+tag@sub.shop.co', "o'neill@shop.ie", 'ä@händler.de'])(
    'accepts %j',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'demo',
    'demo@',
    '@quayside.example',
    'demo@quayside',
    'demo@quayside.e',
    'de mo@quayside.example',
    'demo@@quayside.example',
    'demo@quayside.example ',
    'Demo <demo@quayside.example>',
    'a@b.example,c@d.example',
    'demo@quayside.example\n',
    'demo@quay..example',
    'demo@.quayside.example',
    'demo\u200b@quayside.example',
    'demo@quay\u00adside.example',
    '\u202edemo@quayside.example',
    'demo\u3164@quayside.example',
    'de\u2800mo@quayside.example',
    'demo\u0000@quayside.example',
    `${'a'.repeat(243)}@shop.example`,
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes linear time on long and unusual text', () => {
    const hostile = `${'a@'.repeat(10)}${'.a'.repeat(500_000)}`;
    const startedAt = Date.now();
    expect(isEmail(hostile)).toBe(false);
    expect(isEmail(`a@${'.a'.repeat(120)}@`)).toBe(false);
    // Quadratic time would be hours.
    expect(Date.now() - startedAt).toBeLessThan(60_000);
  });
});

describe('telephone numbers', () => {
  it.each(['+4930123456', '+1234567', '+123456789012345'])('accepts %j', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '4930123456',
    '+0301234567',
    '+123456',
    '+1234567890123456',
    '+49 30 123456',
    '+49-30-123',
    '+٤٩٣٠١٢٣٤',
  ])('rejects %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    'Robin Quay',
    "Zoë O'Hara-Núñez",
    'St. Pauli Books',
    'J.R.R. Tolkien',
    'Müller & Söhne GmbH',
    '港口 商店',
    'A/B 24.7',
  ])('may be %s and stays unchanged', (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(toPlainName(name)).toBe(name);
  });
  it.each([
    'see http://evil.example',
    'evil://x',
    'www.evil',
    'evil.example',
    'EVIL.COM now',
    'pay@evil.example',
    'two\nlines',
    'two\rlines',
    'a\u2028b',
    'a\u202eb',
    'a\u2066b',
    'a\u0000b',
    'a\tb',
  ])('may not be %j and becomes plain text when cleaned', (name) => {
    expect(isPlainName(name)).toBe(false);
    expect(isPlainName(toPlainName(name))).toBe(true);
  });
});

describe('isVisible', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000\u2003'],
    ['zero-width letters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['a soft hyphen', '\u00ad'],
    ['variation selectors and tags', '\ufe0f\u{e0041}'],
    ['a lone accent', '\u0301'],
    ['control characters', '\u0007\u202e'],
    ['a character of private use', '\ue000'],
  ])('is false for %s', (_what, text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(['Robin', '\u{2ee5e}', '李', 'é', 'e\u0301', '7', '-', '❤\ufe0f', 'ا', '\u200dम\u200c'])(
    'is true for %s',
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );
});
