import type { StepAnswers } from '@quayside/contract';

/** The product list query for each answer to which products to start with. */
export const PRODUCT_SEARCH: Readonly<Record<StepAnswers['SelectProductsType']['products'], string>> = {
  all: '',
  best_stocked: '?sort=quantity&order=desc',
  highest_priced: '?sort=price&order=desc',
};
