import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { AccountGate, RootGate, SignedInGate } from './guards.tsx';

/** A screen as its own chunk, fetched when its address is first visited. */
function screen(path: string, load: () => Promise<{ Screen: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).Screen }) };
}

const accountScreens: RouteObject[] = [
  screen('dashboard', () => import('./screens/dashboard.tsx')),
  screen('products/item/:itemId', () => import('./screens/item.tsx')),
  screen('products/:tab?', () => import('./screens/products.tsx')),
  screen('publish', () => import('./screens/runs.tsx')),
  screen('publish/:runId', () => import('./screens/run.tsx')),
  screen('orders', () => import('./screens/orders.tsx')),
  screen('tools/price-adjustment', () => import('./screens/price-adjustment.tsx')),
  screen('tools/translation-manager', () => import('./screens/glossary.tsx')),
  { index: true, element: <Navigate to="dashboard" replace /> },
];

export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <Spinner />,
      children: [
        { path: '/', element: <RootGate /> },
        {
          element: <SignedInGate />,
          children: [
            {
              errorElement: <CrashScreen />,
              children: [
                screen('start', () => import('./screens/start.tsx')),
                screen('user/accounts', () => import('./screens/accounts.tsx')),
                { path: ':platform/:account', element: <AccountGate />, children: accountScreens },
              ],
            },
          ],
        },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]);
}
