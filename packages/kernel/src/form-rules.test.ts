import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isPassword, isPhone } from './form-rules.ts';

describe('e-mail addresses', () => {
  it.each(['demo@quayside.example', 'DEMO@Quayside.Example', 'a.b+tag@sub.shop.co', "o'neill@shop.ie", 'ä@händler.de'])(
    'takes %j',
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
    `${'a'.repeat(243)}@shop.example`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers quickly however long and odd the text is', () => {
    const hostile = `${'a@'.repeat(10)}${'.a'.repeat(50_000)}`;
    const startedAt = Date.now();
    expect(isEmail(hostile)).toBe(false);
    expect(isEmail(`a@${'.a'.repeat(120)}@`)).toBe(false);
    expect(Date.now() - startedAt).toBeLessThan(500);
  });
});

describe('passwords', () => {
  it.each(['Demo-1234', 'aaaaa1!', 'пароль1!', '1234a_', `${'a'.repeat(28)}1!`])('takes %j', (text) => {
    expect(isPassword(text)).toBe(true);
  });

  it.each([
    ['a1!aa', 'five characters'],
    [`${'a'.repeat(29)}1!`, 'thirty-one'],
    ['abcdef!', 'no digit'],
    ['123456!', 'no letter'],
    ['abc1234', 'nothing special'],
    ['abc 1234', 'a blank is nothing special'],
    ['', 'nothing'],
  ])('refuses %j: %s', (text) => {
    expect(isPassword(text)).toBe(false);
  });

  it('counts characters as people do', () => {
    expect(isPassword('a1!🙂🙂')).toBe(false);
    expect(isPassword('a1!🙂🙂🙂')).toBe(true);
  });

  it('takes whatever has all three kinds and a length of 6 to 30', () => {
    const one = (characters: string) => fc.constantFrom(...characters);
    const password = fc
      .tuple(one('0189'), one('azAZéß'), one('!-_#€'), fc.array(one('aZ0!'), { minLength: 3, maxLength: 27 }))
      .chain(([digit, letter, special, rest]) =>
        fc.shuffledSubarray([digit, letter, special, ...rest], { minLength: rest.length + 3 }),
      )
      .map((characters) => characters.join(''));
    fc.assert(fc.property(password, (text) => isPassword(text)));
  });
});

describe('telephone numbers', () => {
  it.each(['+4930123456', '+1234567', '+123456789012345'])('takes %j', (text) => {
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
  ])('refuses %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
