import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { CrashBoundary } from './crash-screen.tsx';
import { AccountGate, RootGate, SignedInGate } from './guards.tsx';
import { accountScreens, userScreens } from './parts.ts';
import { ACCOUNT_PATH } from './screens.ts';
import { ToastHost } from './toast-host.tsx';

const routes = (screens: typeof accountScreens) =>
  screens.map(({ entry, Screen }) => <Route key={entry.path} path={entry.path} element={<Screen />} />);

/**
 * Every address of the portal. The plain router on purpose: the one with loaders and actions weighs 17 KB more over the wire,
 * and reading is TanStack Query's.
 */
export function Router() {
  return (
    <BrowserRouter>
      <ToastHost />
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
