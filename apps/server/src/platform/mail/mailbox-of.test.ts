import { expect, it } from 'vitest';
import { mailboxOf, spellingsOf } from './mailbox-of.ts';

it.each([
  ['Anna@Shop.Example', 'anna@shop.example'],
  ['anna@münchen.example', 'anna@münchen.example'],
  ['anna@MÜNCHEN.example', 'anna@münchen.example'],
  ['anna@mu\u0308nchen.example', 'anna@münchen.example'],
  ['anna@xn--mnchen-3ya.example', 'anna@münchen.example'],
  ['anna@XN--MNCHEN-3YA.example', 'anna@münchen.example'],
  ['anna@ｓｈｏｐ.example', 'anna@shop.example'],
  ['a.nna@shop.example', 'a.nna@shop.example'],
  ['anna+shop@shop.example', 'anna+shop@shop.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it.each(['', 'anna', 'anna@', '@shop.example', 'anna@xn--a.example', 'anna@a b'])(
  '%j stays apart from others',
  (text) => {
    expect(mailboxOf(text)).not.toBe(mailboxOf(`x${text}`));
  },
);

it('a row may have either spelling of a domain', () => {
  expect(spellingsOf('anna@münchen.example')).toEqual(['anna@münchen.example', 'anna@xn--mnchen-3ya.example']);
  expect(spellingsOf('anna@shop.example')).toEqual(['anna@shop.example']);
});
