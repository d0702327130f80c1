/** What a site's category says of one item specific. */
export interface SpecificField {
  readonly name: string;
  /** Whether goods are listed without it, and whether the marketplace asks for it nevertheless. */
  readonly need: SpecificNeed;
  /** All values of a closed list; some of them where others are taken too. */
  readonly allowedValues: readonly string[];
  readonly isSelectionOnly: boolean;
  /** The title for sellers, if the name is a code. */
  readonly label?: string | undefined;
  /** The titles of the allowed values, in the same order. Absent: the values themselves. */
  readonly valueNames?: readonly string[] | undefined;
  /** Absent: text. */
  readonly kind?: SpecificKind | undefined;
  /** A value is a number with one of these units, such as `5 kilograms`. */
  readonly units?: readonly string[] | undefined;
  readonly isMulti: boolean;
  /** The most characters of a value. */
  readonly maxLength: number;
}

export const SPECIFIC_KINDS = ['number', 'whole-number', 'yes-no'] as const;
export type SpecificKind = (typeof SPECIFIC_KINDS)[number];

export const SPECIFIC_NEEDS = ['required', 'recommended', 'optional'] as const;
export type SpecificNeed = (typeof SPECIFIC_NEEDS)[number];

/**
 * Where the values of a specific come from: the item at home, its title, its variations, what the site calls goods without a brand, or the
 * seller, who gave them for this site or took them out. `none`: there are none.
 */
export const SPECIFIC_ORIGINS = ['item', 'title', 'variations', 'unbranded', 'own', 'removed', 'none'] as const;
export type SpecificOrigin = (typeof SPECIFIC_ORIGINS)[number];

export type SpecificProblem = 'required' | 'too_many' | 'too_long' | 'not_offered';

const lengthOf = (value: string) => [...value].length;
const isOffered = ({ isSelectionOnly, allowedValues }: SpecificField, value: string) =>
  !isSelectionOnly || allowedValues.length === 0 || allowedValues.includes(value);

/** Why a site would not take these values; no value takes the specific out of the listing. */
export function specificProblem(field: SpecificField, values: readonly string[]): SpecificProblem | undefined {
  if (values.length === 0) return field.need === 'required' ? 'required' : undefined;
  if (values.length > 1 && !field.isMulti) return 'too_many';
  if (values.some((value) => lengthOf(value) > field.maxLength)) return 'too_long';
  return values.every((value) => isOffered(field, value)) ? undefined : 'not_offered';
}

/**
 * The values that the site takes of those that an item has. A value of a closed list is written as the site writes it; of several values
 * the first stays where the site takes one.
 */
export function fitValues(field: SpecificField, values: readonly string[]): string[] {
  const spelt = new Map([
    ...field.allowedValues.map((value, index) => [field.valueNames?.[index]?.toLowerCase() ?? '', value] as const),
    ...field.allowedValues.map((value) => [value.toLowerCase(), value] as const),
  ]);
  const taken = values.flatMap((value) => {
    const trimmed = value.trim();
    if (trimmed === '') return [];
    const known = spelt.get(trimmed.toLowerCase());
    if (known !== undefined) return known;
    return isOffered(field, trimmed) ? trimmed : [];
  });
  const unique = [...new Set(taken)];
  return field.isMulti ? unique : unique.slice(0, 1);
}
