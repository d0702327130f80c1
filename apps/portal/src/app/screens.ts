import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AccountScope } from '../lib/account.ts';
import { loadRooms, type MessageRoom } from '../lib/i18n/i18n.ts';
import type { Params } from './routes/params.ts';
import { SCREENS, type ScreenName } from './routes/routes.data.ts';

/** The user and the address of a screen. */
interface ScreenVisit {
  readonly client: QueryClient;
  readonly userId: number;
  readonly at: AccountScope | null;
  readonly params: Params;
  readonly search: string;
}

/** Prefetches the screen's first data while its messages load. */
export type Prefetch = (visit: ScreenVisit) => Promise<void>;

export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly prefetch?: Prefetch;
}

export async function prefetchScreen(name: ScreenName, visit: ScreenVisit): Promise<void> {
  const screen: ScreenModule = await SCREENS[name]();
  await screen.prefetch?.(visit);
}

/** Loads a screen's code and messages in parallel. */
export async function loadScreen(name: ScreenName, rooms: readonly MessageRoom[]): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([SCREENS[name](), loadRooms(rooms)]);
  return Screen;
}
