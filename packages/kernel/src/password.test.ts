import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, isPassword, type PasswordRule } from './password.ts';

describe('passwords', () => {
  it.each(['Demo-1234', 'aaaaa1!', 'пароль1!', '1234a_', 'a 1 ! b', `${'a'.repeat(28)}1!`])('accepts %j', (text) => {
    expect(isPassword(text)).toBe(true);
  });

  it.each<[string, PasswordRule[]]>([
    ['a1!aa', ['length']],
    [`${'a'.repeat(29)}1!`, ['length']],
    ['abcdef!', ['digit']],
    ['123456!', ['letter']],
    ['abc1234', ['special']],
    ['abc 1234', ['special']],
    ['abcdef', ['digit', 'special']],
    ['', ['length', 'letter', 'digit', 'special']],
  ])('rejects %j because it lacks %j', (text, broken) => {
    expect(brokenPasswordRules(text)).toEqual(broken);
    expect(isPassword(text)).toBe(false);
  });

  it('counts user-perceived characters, not UTF-16 units', () => {
    expect(isPassword('a1!🙂🙂')).toBe(false);
    expect(isPassword('a1!🙂🙂🙂')).toBe(true);
  });

  it('accepts any password of 6 to 30 characters with all three kinds', () => {
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
