import type { CategoryAspect } from '@quayside/connector-kit';
import type { AttributeShape, Choice, ValueShape } from './attribute-shape.ts';

/** Amazon's texts may be longer than any form can show. */
const LONGEST_VALUE = 20_090;
/** A number with the name of its unit. */
const LONGEST_FIGURE = 60;
/** Amazon lists up to some thousand values; a longer list does not help in a form. */
const MOST_VALUES = 400;

/** The fields of an attribute for sellers: one, or one for each of its parts. */
export function toAspects(shape: AttributeShape): CategoryAspect[] {
  const { name, label, value, units, parts, most } = shape;
  if (value) return [toAspect(name, label, value, units, most > 1)];
  return [...parts].map(([part, one]) =>
    toAspect(`${name}.${part}`, `${label}: ${one.label}`, one.value, one.units, false),
  );
}

/** The names of an attribute's fields; with `isRequired`, only of those that it cannot be without. */
export function aspectNames({ name, value, parts }: AttributeShape, isRequired: boolean): string[] {
  if (value) return [name];
  return [...parts].filter(([, part]) => part.isRequired || !isRequired).map(([part]) => `${name}.${part}`);
}

function toAspect(
  name: string,
  label: string,
  value: ValueShape,
  units: readonly Choice[] | undefined,
  isMulti: boolean,
): CategoryAspect {
  const { type, choices, isClosed, maxLength } = value;
  const named = type === 'boolean' ? [] : choices.slice(0, MOST_VALUES);
  const allowedValues = named.map((choice) => String(choice.value));
  const valueNames = named.map((choice) => choice.name);
  return {
    name,
    ...(label === name ? {} : { label }),
    allowedValues,
    ...(valueNames.some((one, index) => one !== allowedValues[index]) ? { valueNames } : {}),
    isSelectionOnly: isClosed && named.length > 0 && choices.length <= MOST_VALUES,
    ...(KIND_BY_TYPE[type] ? { kind: KIND_BY_TYPE[type] } : {}),
    ...(units ? { units: units.map((unit) => unit.name) } : {}),
    isMulti,
    // The limit applies to the value alone, while a number is written with its unit.
    maxLength: type === 'string' && !units ? Math.min(maxLength, LONGEST_VALUE) : LONGEST_FIGURE,
  };
}

const KIND_BY_TYPE: Readonly<Partial<Record<ValueShape['type'], NonNullable<CategoryAspect['kind']>>>> = {
  number: 'number',
  integer: 'whole-number',
  boolean: 'yes-no',
};
