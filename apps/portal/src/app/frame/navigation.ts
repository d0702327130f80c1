import { type Area, type Menu, ROUTES, type Route, type ViewName } from '../routes/routes.data.ts';

/** The columns of the More menu, in their order. */
export const MORE_COLUMNS = ['general', 'ebay', 'amazon'] as const satisfies readonly Menu[];

/** The views that a menu links to, in the order of the route table. */
export function viewsOf(menu: Menu): readonly ViewName[] {
  return ROUTES.filter((route: Route) => route.menus?.includes(menu)).map(({ id }) => id);
}

/** The views with a tab in an area, in the order of the route table. */
export function tabsOf(area: Area): readonly ViewName[] {
  return ROUTES.filter((route: Route) => route.area === area).map(({ id }) => id);
}

/** The area of a screen. Every screen below /user/ belongs to the user's own. */
export function areaOf({ area, path }: Pick<Route, 'area' | 'path'>): Area | undefined {
  return path.startsWith('/user/') ? 'user' : area;
}

/**
 * The screens that a link of the More menu answers for: those of its area that no menu links to. Only the area's first link in the first
 * column has any.
 */
export function tabsBeside(view: ViewName): readonly ViewName[] {
  const routes: readonly Route[] = ROUTES;
  const area = routes.find(({ id }) => id === view)?.area;
  const first = routes.find((route) => route.menus?.includes('general') && route.area === area);
  if (area === undefined || first?.id !== view) return [];
  return routes.filter((route) => route.area === area && !route.menus).map(({ id }) => id);
}
