import type { StepAnswers } from '@quayside/contract';

/** The query of the product list that shows what a seller wants to begin with. */
export const PRODUCT_SEARCH: Readonly<Record<StepAnswers['SelectProductsType']['products'], string>> = {
  all: '',
  best_stocked: '?sort=quantity&order=desc',
  highest_priced: '?sort=price&order=desc',
};
