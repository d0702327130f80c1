export { createCategoriesRoom } from './categories.room.ts';
export { type CategoryOf, categoriesOf } from './categories-of.ts';
export { mapCategories } from './map-categories.ts';
export type { CategoryHooks, MadeSpecific } from './ports.ts';
export { listRequirements } from './requirements.repository.ts';
export { createRequirementsReader, type RequirementsOf } from './requirements.ts';
export { fieldsOf, listedSpecifics } from './specific-fields.ts';
export { specificsOf } from './specifics-of.ts';
