import type { MessageRoom } from '@quayside/i18n/rooms';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { loadRooms } from '../lib/i18n/i18n.ts';

/** A screen is a chunk of its own, with the rooms whose words it says. */
export interface ScreenEntry {
  /** Beneath `/:platform/:account` for the screens of an account. */
  readonly path: string;
  readonly rooms: readonly MessageRoom[];
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}

export const USER_SCREENS: readonly ScreenEntry[] = [
  { path: '/start', rooms: ['onboarding', 'accounts'], load: () => import('./screens/start.tsx') },
  {
    path: '/user/accounts',
    rooms: ['accounts', 'onboarding', 'publishing'],
    load: () => import('./screens/accounts.tsx'),
  },
];

export const ACCOUNT_PATH = '/:platform/:account';

export const ACCOUNT_SCREENS: readonly ScreenEntry[] = [
  {
    path: 'dashboard',
    rooms: ['dashboards', 'accounts', 'onboarding'],
    load: () => import('./screens/dashboard.tsx'),
  },
  {
    path: 'products/item/:itemId',
    rooms: ['products', 'publishing', 'history'],
    load: () => import('./screens/item.tsx'),
  },
  { path: 'products/:tab?', rooms: ['products', 'accounts'], load: () => import('./screens/products.tsx') },
  { path: 'publish', rooms: ['publishing'], load: () => import('./screens/runs.tsx') },
  { path: 'publish/:runId', rooms: ['publishing'], load: () => import('./screens/run.tsx') },
  { path: 'orders', rooms: ['orders'], load: () => import('./screens/orders.tsx') },
  { path: 'tools/price-adjustment', rooms: ['pricing'], load: () => import('./screens/price-adjustment.tsx') },
  { path: 'tools/translation-manager', rooms: ['glossary'], load: () => import('./screens/glossary.tsx') },
];

/** A screen's code and its words, side by side. */
export async function loadScreen(entry: ScreenEntry): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([entry.load(), loadRooms(entry.rooms)]);
  return Screen;
}

/** The screen that an address shows; undefined for the root and for addresses that only lead elsewhere. */
export function screenAt(pathname: string): ScreenEntry | undefined {
  return (
    USER_SCREENS.find(({ path }) => matchPath(path, pathname)) ??
    ACCOUNT_SCREENS.find(({ path }) => matchPath(`${ACCOUNT_PATH}/${path}`, pathname))
  );
}
