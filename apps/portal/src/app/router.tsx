import { type ComponentType, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { CrashBoundary } from './crash-screen.tsx';
import { AccountGate, RootGate, SignedInGate } from './guards.tsx';
import { ACCOUNT_PATH, ACCOUNT_SCREENS, loadScreen, type ScreenEntry, USER_SCREENS } from './screens.ts';

interface MountedScreen {
  readonly path: string;
  readonly Screen: ComponentType;
}

const mount = (entry: ScreenEntry): MountedScreen => ({
  path: entry.path,
  Screen: lazy(async () => ({ default: await loadScreen(entry) })),
});

const routes = (screens: readonly MountedScreen[]) =>
  screens.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);

const userScreens = USER_SCREENS.map(mount);
const accountScreens = ACCOUNT_SCREENS.map(mount);

/**
 * Every address of the portal. The plain router on purpose: the one with loaders and actions weighs 17 KB more over the wire,
 * and reading is TanStack Query's.
 */
export function Router() {
  return (
    <BrowserRouter>
      <CrashBoundary>
        <Routes>
          <Route index element={<RootGate />} />
          <Route element={<SignedInGate />}>
            {routes(userScreens)}
            <Route path={ACCOUNT_PATH} element={<AccountGate />}>
              <Route index element={<Navigate to="dashboard" replace />} />
              {routes(accountScreens)}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </CrashBoundary>
    </BrowserRouter>
  );
}
