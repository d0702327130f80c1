import { createContext, useContext } from 'react';

/** What a measuring service is told. None is built in; who wants one implements this and hands it to `AnalyticsProvider`. */
export interface Analytics {
  /** Once a session, before anything else. */
  init(visitor: { readonly userId: number; readonly country: string }): void;
  /** An address was opened; ids in it are replaced, such as `/ebay/:account/orders`. */
  view(path: string): void;
  /** Something was done. */
  event(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
}

export const NO_ANALYTICS: Analytics = {
  init: () => undefined,
  view: () => undefined,
  event: () => undefined,
};

/** The same service; for an admin, who would be measured in a seller's place, none (specification, section 6). */
export function analyticsFor(user: { readonly adminUserId: number | null }, service: Analytics): Analytics {
  return user.adminUserId === null ? service : NO_ANALYTICS;
}

/** An address as a measuring service may know it: whose it is and which item stays here. */
export function anonymousPath(pathname: string): string {
  return pathname.replace(/\/\d+(?=\/|$)/g, '/:id');
}

const AnalyticsContext = createContext<Analytics>(NO_ANALYTICS);

export const AnalyticsProvider = AnalyticsContext.Provider;

export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}
