import { expect, it } from 'vitest';
import { lookUpKeyOf } from './read-back.ts';

const named = (...skus: readonly string[]) => skus.map((targetKey) => ({ targetKey }));

it.each([
  ['a single listing by its only SKU', 'A-DE', false, {}, named('A-DE', 'A-DE'), { key: 'A-DE', isGroup: false }],
  ['a listing without any stored knowledge', 'A-DE', false, {}, [], { key: 'A-DE', isGroup: false }],
  [
    'a group whose publishing was never confirmed, by the units of its desired state',
    'G-DE',
    false,
    {},
    named('G-S-DE', 'G-S-DE', 'G-M-DE'),
    { key: 'G-DE', isGroup: true, skus: ['G-S-DE', 'G-M-DE'] },
  ],
  [
    'a group by its former offers, too',
    'G-DE',
    true,
    { 'G-L-DE': '8001' },
    named('G-S-DE'),
    { key: 'G-DE', isGroup: true, skus: ['G-L-DE', 'G-S-DE'] },
  ],
] as const)('reads %s', (_what, leaseKey, isGroup, offers, units, wanted) => {
  expect(lookUpKeyOf({ leaseKey, isGroup, offers }, units)).toEqual(wanted);
});
