/** What a site's category states about one item specific. */
export interface SpecificField {
  readonly name: string;
  /** Whether it is required to list the goods, or otherwise recommended. */
  readonly need: SpecificNeed;
  /** All values of a closed list; some of them if others are accepted too. */
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
  /** The maximum number of characters of a value. */
  readonly maxLength: number;
}

export const SPECIFIC_KINDS = ['number', 'whole-number', 'yes-no'] as const;
export type SpecificKind = (typeof SPECIFIC_KINDS)[number];

export const SPECIFIC_NEEDS = ['required', 'recommended', 'optional'] as const;
export type SpecificNeed = (typeof SPECIFIC_NEEDS)[number];

/**
 * The source of a specific's values: the item at home, its title, its variations, the site's name for goods without a
 * brand, or the seller, who set them for this site or removed them. `none`: there are no values.
 */
export const SPECIFIC_ORIGINS = ['item', 'title', 'variations', 'unbranded', 'own', 'removed', 'none'] as const;
export type SpecificOrigin = (typeof SPECIFIC_ORIGINS)[number];

export type SpecificProblem = 'required' | 'too_many' | 'too_long' | 'not_offered';

const lengthOf = (value: string) => [...value].length;
const isOffered = ({ isSelectionOnly, allowedValues }: SpecificField, value: string) =>
  !isSelectionOnly || allowedValues.length === 0 || allowedValues.includes(value);

/** Why a site would reject these values; no values means removing the specific from the listing. */
export function specificProblem(field: SpecificField, values: readonly string[]): SpecificProblem | undefined {
  if (values.length === 0) return field.need === 'required' ? 'required' : undefined;
  if (values.length > 1 && !field.isMulti) return 'too_many';
  if (values.some((value) => lengthOf(value) > field.maxLength)) return 'too_long';
  return values.every((value) => isOffered(field, value)) ? undefined : 'not_offered';
}

/**
 * The values of an item that the site accepts. A value of a closed list gets the site's spelling; if the site accepts
 * only one value, the first is kept.
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
