import { describe, expect, it } from 'vitest';
import { ENGLISH_VARIANTS } from './english.data.ts';
import { respell } from './english.ts';
import type { EnglishVariant } from './language.ts';

const VARIANTS: readonly EnglishVariant[] = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE'];
const write = (title: string, to: EnglishVariant, brand = ''): string => respell(title, brand, to);

describe('English variants', () => {
  it.each([
    ['Grey Aluminium Tyre', 'Gray Aluminum Tire'],
    ['COLOURED jewellery', 'COLORED jewelry'],
    ['Boys Fancy Dress Costume', 'Boys Costume'],
    ['dolls house nappy', 'dollhouse diaper'],
    ['Disney Princess Draughts Game', 'Disney Princess Checkers Game'],
    ['Eddie Stobart lorry 1:76 10 metres', 'Eddie Stobart truck 1:76 10 meters'],
    ['5metre CABLE, 2 LITRES, 1 centimetre', '5meter CABLE, 2 LITERS, 1 centimeter'],
    ['Paper Chain (Multi-Colour), two-coloured pen', 'Paper Chain (Multi-Color), two-colored pen'],
    ['Petrol-Blue Dumper Truck', 'Petrol-Blue Dump Truck'],
    ['Swimming Armbands and Captain Armband', 'Arm Floaties and Captain Armband'],
    ['Baby Dummy and Ventriloquist Dummy', 'Baby Pacifier and Ventriloquist Dummy'],
    ['LED Head Torch, Pocket Torch, Blow Torch', 'LED Headlamp, Pocket Flashlight, Blow Torch'],
    ['Ladies Jumper, Horse Jumper', 'Ladies Sweater, Horse Jumper'],
    ['Kitchen Taps, Tap Shoes', 'Kitchen Faucets, Tap Shoes'],
    ['Spanner Set, pushchair, running trainers', 'Wrench Set, stroller, running shoes'],
    ['Car Boot Liner, Boot Liner', 'Car Trunk Liner, Boot Liner'],
  ])('writes American: %s', (title, expected) => {
    expect(write(title, 'en-US')).toBe(expected);
  });

  it('keeps Canada’s "colour" and uses its "tires"', () => {
    expect(write('Coloured tyre', 'en-CA')).toBe('Coloured tire');
  });

  it('leaves the metre to Canada and Ireland', () => {
    expect(write('Rope 10 metres', 'en-CA')).toBe('Rope 10 metres');
    expect(write('Rope 10 metres', 'en-IE')).toBe('Rope 10 metres');
  });

  it('gives Australia its own words', () => {
    expect(write('Wellies and sweets', 'en-AU')).toBe('Gumboots and lollies');
  });

  it('changes nothing at home and little in Ireland', () => {
    expect(write('Coloured tyre, 30cm', 'en-GB')).toBe('Coloured tyre, 30cm');
    expect(write('Coloured tyre, 30cm', 'en-IE')).toBe('Coloured tyre, 30cm');
  });

  it('never changes a brand or a quoted name', () => {
    expect(write('Colour Centre colour set "Grey Owl"', 'en-US', 'Colour Centre')).toBe(
      'Colour Centre color set "Grey Owl"',
    );
  });

  it('prefers the seller’s term, and keeps equal words', () => {
    const terms = [{ source: 'colour', target: 'colour' }];
    expect(respell('Grey colour', '', 'en-US', terms)).toBe('Gray colour');
  });

  it('never changes a name with a British word', () => {
    expect(write('Under Armour grey shirt', 'en-US')).toBe('Under Armour gray shirt');
  });

  it.each(VARIANTS)('is idempotent in %s: no variant is changed again', (to) => {
    const site = to.slice(3);
    const written = ENGLISH_VARIANTS.split('\n').flatMap((line) =>
      (line.split(';')[1] ?? '')
        .split(',')
        .map((pair) => pair.split('=').map((cell) => cell.trim()))
        .flatMap(([sites = '', text = '']) => (sites.split(' ').includes(site) ? [text] : [])),
    );
    const again = written.filter((text) => write(text, to) !== text);
    expect(again).toEqual([]);
  });
});
