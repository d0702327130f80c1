import { createContext, useContext } from 'react';

/** The interface of an analytics service. None is built in; implement it and pass it to `AnalyticsProvider`. */
export interface Analytics {
  /** Called once per session, before anything else. */
  init(visitor: { readonly userId: number; readonly country: string }): void;
  /** Called when a screen opens; ids are replaced, as in `/ebay/:account/orders`. */
  view(path: string): void;
  /** Called for an event. */
  event(name: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
}

export const NO_ANALYTICS: Analytics = {
  init: () => undefined,
  view: () => undefined,
  event: () => undefined,
};

/** The given service; none for an admin, who would be counted as the seller (specification, section 6). */
export function analyticsFor(user: { readonly adminUserId: number | null }, service: Analytics): Analytics {
  return user.adminUserId === null ? service : NO_ANALYTICS;
}

/** An address without ids of users and items. */
export function anonymousPath(pathname: string): string {
  return pathname.replace(/\/\d+(?=\/|$)/g, '/:id');
}

const AnalyticsContext = createContext<Analytics>(NO_ANALYTICS);

export const AnalyticsProvider = AnalyticsContext.Provider;

export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}
