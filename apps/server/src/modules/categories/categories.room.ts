import type { Room } from '../../platform/room.ts';
import { categoriesRoutes } from './categories.routes.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { newProductsRoutes } from './new-products.routes.ts';

export function createCategoriesRoom(deps: CategoriesDeps): Room {
  return { routes: [...categoriesRoutes(deps), ...newProductsRoutes(deps)] };
}
