import { type OctopiaCategory, octopiaCategories } from './categories.data.ts';

export const categoryByReference: ReadonlyMap<string, OctopiaCategory> = new Map(
  octopiaCategories.map((category) => [category.reference, category]),
);

/** Only the third level accepts products. */
export const isLeaf = ({ reference }: OctopiaCategory): boolean => reference.length === 6;
