import { expect, it } from 'vitest';
import { CARRIERS } from './carriers.data.ts';
import { carrierCodeAt, findCarrier, trackingUrlOf } from './carriers.ts';

it('finds a carrier by its name or a marketplace’s code, ignoring case and spaces', () => {
  for (const said of ['Royal Mail', 'royal mail', 'ROYAL_MAIL', ' royalmail ']) {
    expect(findCarrier(said)?.name).toBe('Royal Mail');
  }
});

it('gives each marketplace its own code, and an unknown carrier as it was typed', () => {
  expect(carrierCodeAt('ebay', 'royal mail')).toBe('ROYAL_MAIL');
  expect(carrierCodeAt('amazon', 'ROYAL_MAIL')).toBe('Royal Mail');
  expect(carrierCodeAt('cdiscount', ' Pigeon Post ')).toBe('Pigeon Post');
});

it('links to the carrier’s tracking page, whatever characters the number has', () => {
  expect(trackingUrlOf('ups', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z%20999');
  expect(trackingUrlOf('Pigeon Post', '1')).toBeNull();
});

it('has no duplicate names, and a secure page for each that takes the number', () => {
  expect(new Set(CARRIERS.map(({ name }) => name)).size).toBe(CARRIERS.length);
  for (const { trackingUrl } of CARRIERS) expect(trackingUrl).toMatch(/^https:.*\{number\}/);
});
