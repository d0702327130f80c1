import { type Menu, ROUTES, type Route, type ViewName } from '../routes/routes.data.ts';

/** The columns of the More menu, in their order. */
export const MORE_COLUMNS = ['general', 'ebay', 'amazon'] as const satisfies readonly Menu[];

/** The views that a menu links to, in the order of the route table. */
export function viewsOf(menu: Menu): readonly ViewName[] {
  return ROUTES.filter((route: Route) => route.menus?.includes(menu)).map(({ id }) => id);
}
