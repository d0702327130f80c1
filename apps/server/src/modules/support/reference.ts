import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another, on the telephone or in print: no I, L, O, U, 0 or 1. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/** Names a request for people: `QS-7K2M-94TD`. Of some 650 thousand million, so that none is guessed or met twice. */
export function newReference(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return ['QS', ...Array.from({ length: GROUPS }, group)].join('-');
}
