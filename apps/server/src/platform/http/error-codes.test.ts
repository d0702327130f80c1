import { readdirSync } from 'node:fs';
import * as contract from '@quayside/contract';
import { LANGUAGES } from '@quayside/i18n';
import { spokenMessages } from '@quayside/i18n/spoken';
import { describe, expect, test } from 'vitest';

const { ERROR_CODES } = contract;
const folder = new URL('../../../../../packages/i18n/messages/en/', import.meta.url);
const sorted = (codes: readonly string[]) => codes.toSorted();

describe('an error code', () => {
  test('is declared by one contract file, and is one of all codes', () => {
    const declared = Object.entries({ ...contract }).filter(([name]) => name.endsWith('Errors'));
    expect(declared.length).toBeGreaterThan(30);
    const codes = declared.flatMap(([, statuses]) => Object.keys(statuses));
    expect(sorted(codes)).toEqual(sorted(Object.keys(ERROR_CODES)));
  });

  test.each(LANGUAGES)('has one sentence in %s, and no sentence is for another code', (language) => {
    const { errors = {} } = spokenMessages(language);
    expect(sorted(Object.keys(errors))).toEqual(sorted(Object.keys(ERROR_CODES)));
  });

  test('has its sentence in one file of messages', () => {
    const rooms = readdirSync(folder).map((file) => file.replace('.json', ''));
    const { errors: _all, ...messages } = spokenMessages('en');
    const shared = Object.keys(contract.sharedErrors);
    const own = rooms.flatMap((room) => (room === 'errors' ? shared : Object.keys(errorsIn(messages[room]))));
    expect(own).toHaveLength(Object.keys(ERROR_CODES).length);
  });
});

function errorsIn(room: unknown): object {
  return typeof room === 'object' && room !== null && 'errors' in room ? (room.errors as object) : {};
}
