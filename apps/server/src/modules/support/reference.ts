import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused on the phone or in print: no I, L, O, U, 0 or 1. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;

/**
 * Creates the readable id of a request, such as `QS-7K2M-94TD`. It is one of about 650 billion, so none is guessed or
 * repeated.
 */
export function newReference(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return ['QS', ...Array.from({ length: GROUPS }, group)].join('-');
}
