import { type ComponentType, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { CrashBoundary } from './crash-screen.tsx';
import { AccountGate, RootGate, SignedInGate } from './guards.tsx';

/** A screen as its own chunk, fetched when its address is first visited. */
function screen(load: () => Promise<{ Screen: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Screen }));
}

const Start = screen(() => import('./screens/start.tsx'));
const Accounts = screen(() => import('./screens/accounts.tsx'));
const Dashboard = screen(() => import('./screens/dashboard.tsx'));
const Products = screen(() => import('./screens/products.tsx'));
const Item = screen(() => import('./screens/item.tsx'));
const Runs = screen(() => import('./screens/runs.tsx'));
const Run = screen(() => import('./screens/run.tsx'));
const Orders = screen(() => import('./screens/orders.tsx'));
const PriceAdjustment = screen(() => import('./screens/price-adjustment.tsx'));
const Glossary = screen(() => import('./screens/glossary.tsx'));

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
            <Route path="start" element={<Start />} />
            <Route path="user/accounts" element={<Accounts />} />
            <Route path=":platform/:account" element={<AccountGate />}>
              <Route index element={<Navigate to="dashboard" replace />} />
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="products/item/:itemId" element={<Item />} />
              <Route path="products/:tab?" element={<Products />} />
              <Route path="publish" element={<Runs />} />
              <Route path="publish/:runId" element={<Run />} />
              <Route path="orders" element={<Orders />} />
              <Route path="tools/price-adjustment" element={<PriceAdjustment />} />
              <Route path="tools/translation-manager" element={<Glossary />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </CrashBoundary>
    </BrowserRouter>
  );
}
