import type { SessionUser } from '@quayside/contract';
import { homeAccount } from '../lib/account.ts';
import { loadRooms } from '../lib/i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { readyComponent } from './ready-component.tsx';
import { ACCOUNT_SCREENS, loadScreen, type ScreenEntry, screenAt, USER_SCREENS } from './screens.ts';

export const Frame = readyComponent(async () => (await import('./frame/frame.tsx')).Frame);

export const LandingScreen = readyComponent(async () => {
  const [landing] = await Promise.all([import('../features/session/landing-screen.tsx'), loadRooms(['session'])]);
  return landing.LandingScreen;
});

const mount = (entry: ScreenEntry) => ({ entry, Screen: readyComponent(() => loadScreen(entry)) });

export const userScreens = USER_SCREENS.map(mount);
export const accountScreens = ACCOUNT_SCREENS.map(mount);

/** Fetches what an address shows. What fails here fails again, and is shown, where it is mounted. */
export async function preloadFor(pathname: string): Promise<void> {
  const entry = screenAt(pathname);
  if (!entry) return;
  const screen = [...userScreens, ...accountScreens].find((mounted) => mounted.entry === entry)?.Screen;
  await Promise.allSettled([Frame.preload(), screen?.preload()]);
}

/** Fetches what a visitor will see who is on the way through the root: the landing screen, or the first shop's dashboard. */
export async function preloadRoot(user: SessionUser | null): Promise<void> {
  if (!user) {
    await Promise.allSettled([LandingScreen.preload()]);
    return;
  }
  const account = homeAccount(user);
  await preloadFor(account ? paths.dashboard({ scope: account.platform, account }) : paths.start);
}
