import { describe, expect, it } from 'vitest';
import { trackingProblem } from './tracking.ts';

describe('a tracking number', () => {
  it.each(['00340434161094042557', 'JD 014 600-0', 'RR123456785GB', '1Z.999/AA1'])(
    'may be %s everywhere',
    (tracking) => {
      expect(['ebay', 'amazon', 'cdiscount'].map((platform) => trackingProblem(platform as 'ebay', tracking))).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  it.each([
    ...['3,40434E+19', '3.40434e+19', '340434161094042000000'],
    ...['340,434,161,094', '340.434.161.094', '1,340,434.00', '340434161094,00', '340434161094.5'],
  ])('that a spreadsheet has rewritten is none: %s', (tracking) => {
    expect(trackingProblem('amazon', tracking)).toBe('number_shortened');
    expect(trackingProblem('cdiscount', tracking)).toBe('number_shortened');
  });

  it('has a letter or a digit, and at eBay only plain ones', () => {
    expect(trackingProblem('amazon', '--')).toBe('tracking_invalid');
    expect(trackingProblem('amazon', '\u3164')).toBe('tracking_invalid');
    expect(trackingProblem('ebay', 'JD_1')).toBe('tracking_invalid');
    expect(trackingProblem('amazon', 'JD_1')).toBeNull();
  });
});
