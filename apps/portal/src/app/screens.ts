import type { ComponentType } from 'react';
import { loadRooms, type MessageRoom } from '../lib/i18n/i18n.ts';
import { SCREENS, type ScreenName } from './routes/routes.data.ts';
import type { ScreenModule, ScreenVisit } from './screen-module.ts';

export async function prefetchScreen(name: ScreenName, visit: ScreenVisit): Promise<void> {
  const screen: ScreenModule = await SCREENS[name]();
  await screen.prefetch?.(visit);
}

/** Loads a screen's code and messages in parallel. */
export async function loadScreen(name: ScreenName, rooms: readonly MessageRoom[]): Promise<ComponentType> {
  const [{ Screen }] = await Promise.all([SCREENS[name](), loadRooms(rooms)]);
  return Screen;
}
