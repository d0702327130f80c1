import { describe, expect, it } from 'vitest';
import { CARRIERS } from './carriers.data.ts';
import { carrierCodeAt, carrierName, findCarrier, trackingUrlOf } from './carriers.ts';

describe('a carrier', () => {
  it.each([
    [
      'Royal Mail',
      ['royal mail', 'ROYAL_MAIL', ' royalmail ', 'RoyalMail', 'Royal Mail Tracked 24', 'Royal Mail 1st Class', 'RM'],
    ],
    ['DPD', ['dpd uk', 'DPD Germany', 'dpd-de', 'DPD Classic', 'Interlink Express']],
    ['DHL', ['dhl', 'DHL Paket', 'DHL Germany']],
    ['DHL Express', ['dhl express', 'DHLEXPRESS', 'DHL Express UK']],
    ['La Poste', ['la poste', 'LAPOSTE', 'LA_POSTE', 'La Poste France']],
    ['Colissimo', ['colissimo', 'COLISSIMO', 'Colissimo International']],
    ['Evri', ['evri', 'Hermes UK', 'myHermes']],
    ['Hermes', ['HERMES', 'Hermes Paket']],
    ['Austrian Post', ['Österreichische Post', 'osterreichische post', 'AT_POST']],
    ['4PX', ['FourPX', 'four_px', '4px']],
  ])('is %s, however people and marketplaces write it', (name, said) => {
    expect(said.map(carrierName)).toEqual(said.map(() => name));
  });

  it('that is unknown stays as it was typed, and so does one whose name only begins like a known one', () => {
    expect(['Pigeon Post', 'UPSide Couriers', 'DHL Robots', 'Other', ''].map(findCarrier)).toEqual(
      Array(5).fill(undefined),
    );
    expect(carrierName(' Pigeon Post ')).toBe('Pigeon Post');
  });
});

it('gives each marketplace its own code, and for an unknown carrier what it takes', () => {
  expect(carrierCodeAt('ebay', 'royal mail')).toBe('RoyalMail');
  expect(carrierCodeAt('amazon', 'ROYAL_MAIL')).toBe('Royal Mail');
  expect(carrierCodeAt('ebay', 'Pigeon Post')).toBe('Other');
  expect(carrierCodeAt('amazon', 'Pigeon Post')).toBe('Other');
  expect(carrierCodeAt('cdiscount', ' Pigeon Post ')).toBe('Pigeon Post');
});

it('links to the carrier’s tracking page, whatever characters the number has', () => {
  expect(trackingUrlOf('ups', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z%20999');
  expect(trackingUrlOf('Pigeon Post', '1')).toBeNull();
});

it('has no duplicate names, is found by its name, and has a secure page that takes the number', () => {
  expect(new Set(CARRIERS.map(({ name }) => name)).size).toBe(CARRIERS.length);
  for (const { name } of CARRIERS) expect(carrierName(name)).toBe(name);
  for (const { trackingUrl } of CARRIERS) expect(trackingUrl).toMatch(/^https:.*\{number\}/);
});
