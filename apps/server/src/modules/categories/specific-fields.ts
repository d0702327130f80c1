import type { CategoryAspect, CategoryRequirements } from '@quayside/connector-kit';
import { CATEGORY_LIMITS } from '@quayside/contract';
import { fitValues, type SpecificField, type SpecificNeed } from '@quayside/kernel/specifics';

/** The specifics that a category knows, the most needed first. */
export function fieldsOf(requirements: CategoryRequirements | undefined): SpecificField[] {
  const { requiredAspects = [], recommendedAspects = [] } = requirements ?? {};
  const { conditionalAspects = [], optionalAspects = [] } = requirements ?? {};
  return [
    ...requiredAspects.map(fieldAs('required')),
    ...recommendedAspects.map(fieldAs('recommended')),
    ...conditionalAspects.map(fieldAs('optional')),
    ...optionalAspects.map(fieldAs('optional')),
  ];
}

const fieldAs =
  (need: SpecificNeed) =>
  ({ isMulti = true, maxLength = CATEGORY_LIMITS.ebayValue, ...aspect }: CategoryAspect): SpecificField => ({
    ...aspect,
    ...{ need, isMulti },
    maxLength: Math.min(maxLength, CATEGORY_LIMITS.specificValue),
  });

/** The rules for a specific that the category does not know: only the platform's lengths apply. */
export function unknownField(name: string): SpecificField {
  return {
    ...{ name, need: 'optional', allowedValues: [], isSelectionOnly: false, isMulti: true },
    maxLength: CATEGORY_LIMITS.ebayValue,
  };
}

type Values = Readonly<Record<string, readonly string[]>>;

/**
 * The specifics of a listing: those derived from the item, overridden by the seller's own where the category accepts
 * them. A specific that the category does not know is unchanged.
 */
export function listedSpecifics(made: Values, own: Values, fields: readonly SpecificField[]): Record<string, string[]> {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries({ ...made, ...own }).flatMap(([name, values]) => {
      const field = known.get(name);
      const fitting = field ? fitValues(field, values) : [...values];
      return fitting.length > 0 ? [[name, fitting]] : [];
    }),
  );
}
