import type { AttributeShape, Choice, ValueShape } from './attribute-shape.ts';

/** Converts a seller's text to an attribute's value; undefined if the attribute cannot have it. */
export function readValue(
  shape: Pick<AttributeShape, 'value' | 'units'>,
  text: string,
): { value: unknown; unit?: unknown } | undefined {
  if (!shape.value) return undefined;
  if (shape.units === undefined) {
    const value = readPlain(shape.value, text.trim());
    return value === undefined ? undefined : { value };
  }
  const [, figure = '', unitText = ''] = /^([\d.,]+)\s*(.+)$/.exec(text.trim()) ?? [];
  const value = readNumber(figure);
  // A number without its unit is not guessed: 5 may be grams or kilograms.
  const unit = findUnit(shape.units, unitText);
  return value === undefined || unit === undefined ? undefined : { value, unit };
}

function readPlain(shape: ValueShape, text: string): unknown {
  if (text === '') return undefined;
  if (shape.type === 'boolean') return readBoolean(text);
  const chosen = findChoice(shape.choices, text);
  if (chosen !== undefined) return chosen;
  if (shape.isClosed) return undefined;
  if (shape.type === 'string') return text;
  const number = readNumber(text);
  return shape.type === 'integer' && !Number.isInteger(number) ? undefined : number;
}

function findChoice(choices: readonly Choice[], text: string): unknown {
  const same = (one: unknown) => String(one).toLowerCase() === text.toLowerCase();
  return (choices.find(({ value }) => same(value)) ?? choices.find(({ name }) => same(name)))?.value;
}

/** Yes and no in the languages of Amazon's sites and of Quayside. */
const YES = new Set(['true', 'yes', 'ja', 'oui', 'sì', 'sí', 'si', '是']);
const NO = new Set(['false', 'no', 'nein', 'non', 'nee', '否']);

function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/**
 * A number with a decimal point or comma. A number that may contain a thousands separator is not guessed: `1.500` is
 * rejected here, `0.500` is accepted.
 */
export function readNumber(text: string): number | undefined {
  const [, whole = '', digits = ''] = /^(0|[1-9]\d*)(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || (digits.length === 3 && whole !== '0' && whole.length <= 3)) return undefined;
  return Number(digits === '' ? whole : `${whole}.${digits}`);
}

/** Common unit symbols → Amazon's names. */
const UNIT_BY_SIGN: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  g: 'grams',
  mg: 'milligrams',
  lb: 'pounds',
  lbs: 'pounds',
  oz: 'ounces',
  l: 'liters',
  ml: 'milliliters',
  cl: 'centiliters',
  m: 'meters',
  cm: 'centimeters',
  mm: 'millimeters',
  in: 'inches',
  '"': 'inches',
  ft: 'feet',
  w: 'watts',
  v: 'volts',
};

function findUnit(units: readonly Choice[], text: string): unknown {
  const sign = text.trim().toLowerCase();
  return findChoice(units, UNIT_BY_SIGN[sign] ?? sign.replaceAll(' ', '_')) ?? findChoice(units, text.trim());
}
