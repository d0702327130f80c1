import { expect, it } from 'vitest';
import { CARRIER_NAMES } from './carriers.ts';
import { carrierOfTracking } from './tracking-carrier.ts';

it.each([
  ['1Z999AA10123456784', 'UPS'],
  ['1z 999 aa1 01 2345 6784', 'UPS'],
  ['JJD000390007827394821', 'DHL'],
  ['00340434161094042557', 'DHL'],
  ['RR473124829GB', 'Royal Mail'],
  ['RR473124829DE', 'Deutsche Post'],
  ['CR473124829DE', 'DHL'],
  ['CC473124829FR', 'Colissimo'],
  ['9400 1000 0000 0000 0000 06', 'USPS'],
])('recognises the parcel %s as one of %s, a carrier that sellers can choose', (number, carrier) => {
  expect(carrierOfTracking(number)).toBe(carrier);
  expect(CARRIER_NAMES).toContain(carrier);
});

it.each([
  ['1Z999AA10123456785', 'a wrong check digit'],
  ['RR473124828GB', 'a wrong check digit'],
  ['00340434161094042558', 'a wrong check digit'],
  ['CR473124829GB', 'two carriers of the country'],
  ['RR473124829ZZ', 'an unknown post'],
  ['JD0002123456789012', 'two carriers with this form'],
  ['12345678901234', 'digits alone'],
  ['1.23E+15', 'a number that a spreadsheet shortened'],
  ['', 'nothing'],
])('takes nobody for the carrier of %s: %s', (number) => {
  expect(carrierOfTracking(number)).toBeNull();
});
