import type { SessionUser } from '@quayside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { loadRooms } from '../lib/i18n/i18n.ts';
import { readyComponent } from '../lib/ready-component.tsx';
import { recallActive } from './routes/active.ts';
import { matchAddress } from './routes/match.ts';
import { resolveAddress } from './routes/resolve.ts';
import { FRAME_ROOMS, ROUTES, type Route, VISITOR_FRAME_ROOMS } from './routes/routes.data.ts';
import { loadScreen, prefetchScreen } from './screens.ts';

export const Frame = readyComponent(async () => {
  const [{ Frame: Component }] = await Promise.all([import('./frame/frame.tsx'), loadRooms(FRAME_ROOMS)]);
  return Component;
});

export const VisitorFrame = readyComponent(async () => {
  const [{ VisitorFrame: Component }] = await Promise.all([
    import('./frame/visitor-frame.tsx'),
    loadRooms(VISITOR_FRAME_ROOMS),
  ]);
  return Component;
});

export const LandingScreen = readyComponent(async () => {
  const [landing] = await Promise.all([import('../features/session/landing-screen.tsx'), loadRooms(['session'])]);
  return landing.LandingScreen;
});

/** Loads after the first paint, because signing in does not need it. */
export const LandingFooter = readyComponent(async () => {
  const [{ LandingFooter: Component }] = await Promise.all([import('./frame/footer.tsx'), loadRooms(['frame'])]);
  return Component;
});

/** The replacements of screens that a user may not see. */
export const InsteadScreen = readyComponent(async () => (await import('./instead/instead-screen.tsx')).InsteadScreen);

export const DeletedLanding = readyComponent(
  async () => (await import('./instead/deleted-landing.tsx')).DeletedLanding,
);

type Screen = ReturnType<typeof readyComponent<object>>;

const screens = new Map<Route, { readonly seller: Screen; readonly visitor: Screen }>(
  ROUTES.map((route: Route) => {
    const seller = readyComponent(() => loadScreen(route.screen, route.rooms));
    const { visitorScreen } = route;
    const visitor = visitorScreen ? readyComponent(() => loadScreen(visitorScreen, route.rooms)) : seller;
    return [route, { seller, visitor }];
  }),
);

export function screenOf(route: Route, user: SessionUser | null): Screen {
  const both = screens.get(route);
  if (!both) throw new Error(`${route.path} is not a row of the table of routes`);
  return user ? both.seller : both.visitor;
}

/** Preloads the likely screen of an address before the session is known. A failed load is retried and reported later. */
export async function preloadFor(pathname: string): Promise<void> {
  const match = matchAddress(pathname);
  if (!match || !('route' in match)) return;
  await Promise.allSettled([Frame.preload(), screens.get(match.route)?.seller.preload()]);
}

/** Maximum redirects in a row. */
const LONGEST_WAY = 5;

/** Preloads what an address shows this visitor, following redirects. */
export async function preloadAt(
  client: QueryClient,
  user: SessionUser | null,
  pathname: string,
  search: string,
): Promise<void> {
  let visit = { pathname, search };
  for (let hop = 0; hop < LONGEST_WAY; hop += 1) {
    const found = resolveAddress({ user, ...visit, active: recallActive() });
    if (found.kind === 'landing') {
      await Promise.allSettled(user ? [Frame.preload(), DeletedLanding.preload()] : [LandingScreen.preload()]);
      return;
    }
    if (found.kind === 'show') {
      const shown = found.shown === 'screen' ? screenOf(found.route, user) : InsteadScreen;
      const { params } = matchAddress(visit.pathname) ?? { params: {} };
      await Promise.allSettled([
        (user ? Frame : VisitorFrame).preload(),
        shown.preload(),
        user && found.shown === 'screen'
          ? prefetchScreen(found.route.screen, { client, userId: user.id, at: found.at, params, search: visit.search })
          : null,
      ]);
      return;
    }
    const url = new URL(found.to, location.origin);
    visit = { pathname: url.pathname, search: url.search };
  }
}
