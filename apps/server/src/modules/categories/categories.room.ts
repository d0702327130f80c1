import type { Room } from '../../platform/room.ts';
import { categoriesHandlers } from './categories.jobs.ts';
import { categoriesRoutes } from './categories.routes.ts';
import { categoriesTables } from './categories.tables.data.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { newProductsRoutes } from './new-products.routes.ts';

export function createCategoriesRoom(deps: CategoriesDeps): Room {
  return {
    tables: categoriesTables,
    routes: [...categoriesRoutes(deps), ...newProductsRoutes(deps)],
    jobs: categoriesHandlers(deps),
  };
}
