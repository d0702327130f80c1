import type { CategoryAspect, CategoryDuty, CategoryRequirements } from '@quayside/connector-kit';
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

/** Whether goods in the category are rejected without an energy label. */
export function requiresLabel(requirements: CategoryRequirements | undefined): boolean {
  return requirements?.duties?.some(({ duty, isRequired }) => duty === 'energy-label' && isRequired) ?? false;
}

/** Whether goods of the category are not taken without hazard statements, and without safety warnings. */
export function requiredLabels(requirements: CategoryRequirements | undefined) {
  const isRequired = (duty: CategoryDuty['duty']) =>
    requirements?.duties?.some((one) => one.duty === duty && one.isRequired) ?? false;
  return { hazards: isRequired('hazardous-materials'), warnings: isRequired('product-safety') };
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
