import type { LoadableRoom } from '@quayside/i18n/load';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AccountScope } from '../lib/account.ts';
import { loadRooms } from '../lib/i18n/i18n.ts';
import type { Params } from './routes/params.ts';

/** What a screen is shown to and at. */
interface ScreenVisit {
  readonly client: QueryClient;
  readonly userId: number;
  readonly at: AccountScope | null;
  readonly params: Params;
  readonly search: string;
}

/** Asks for what the screen shows first, while its words are still on their way. */
export type Prefetch = (visit: ScreenVisit) => Promise<void>;

interface ScreenModule {
  readonly Screen: ComponentType;
  readonly prefetch?: Prefetch;
}

/** The screens, each a chunk of its own in `screens/`; `routes/routes.data.ts` says where each of them is. */
export const SCREENS = {
  account: () => import('./screens/account.tsx'),
  accounts: () => import('./screens/accounts.tsx'),
  'confirm-email': () => import('./screens/confirm-email.tsx'),
  dashboard: () => import('./screens/dashboard.tsx'),
  glossary: () => import('./screens/glossary.tsx'),
  history: () => import('./screens/history.tsx'),
  invitation: () => import('./screens/invitation.tsx'),
  item: () => import('./screens/item.tsx'),
  'not-built': () => import('./screens/not-built.tsx'),
  onboarding: () => import('./screens/onboarding.tsx'),
  orders: () => import('./screens/orders.tsx'),
  permissions: () => import('./screens/permissions.tsx'),
  'price-adjustment': () => import('./screens/price-adjustment.tsx'),
  'profile-settings': () => import('./screens/profile-settings.tsx'),
  products: () => import('./screens/products.tsx'),
  'request-sent': () => import('./screens/request-sent.tsx'),
  run: () => import('./screens/run.tsx'),
  runs: () => import('./screens/runs.tsx'),
  service: () => import('./screens/service.tsx'),
  'sign-up': () => import('./screens/sign-up.tsx'),
  start: () => import('./screens/start.tsx'),
  'submit-email': () => import('./screens/submit-email.tsx'),
  'submit-password': () => import('./screens/submit-password.tsx'),
  'submit-request': () => import('./screens/submit-request.tsx'),
  team: () => import('./screens/team.tsx'),
  'terms-and-conditions': () => import('./screens/terms-and-conditions.tsx'),
  token: () => import('./screens/token.tsx'),
} as const satisfies Record<string, () => Promise<ScreenModule>>;

export type ScreenName = keyof typeof SCREENS;

export async function prefetchScreen(name: ScreenName, visit: ScreenVisit): Promise<void> {
  const screen: ScreenModule = await SCREENS[name]();
  await screen.prefetch?.(visit);
}

/** A screen's code and its words, side by side. */
export async function loadScreen(name: ScreenName, rooms: readonly LoadableRoom[]): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([SCREENS[name](), loadRooms(rooms)]);
  return Screen;
}
