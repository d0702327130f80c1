import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../session.ts';
import { analyticsFor, anonymousPath, useAnalytics } from './analytics.ts';

/** Reports the user and the opened screens to the analytics service, if there is one. */
export function usePageViews(): void {
  const service = useAnalytics();
  const { id, country, adminUserId } = useUser();
  const { pathname } = useLocation();
  useEffect(() => {
    analyticsFor({ adminUserId }, service).init({ userId: id, country });
  }, [service, id, country, adminUserId]);
  useEffect(() => {
    analyticsFor({ adminUserId }, service).view(anonymousPath(pathname));
  }, [service, adminUserId, pathname]);
}
