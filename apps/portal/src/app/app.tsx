import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Analytics, AnalyticsProvider } from '../lib/analytics/analytics.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Router } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';

interface AppProps {
  readonly client: QueryClient;
  /** The analytics service; does nothing unless the installation has one. */
  readonly analytics: Analytics;
}

export function App({ client, analytics }: AppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <AnalyticsProvider value={analytics}>
          <Suspense fallback={<Spinner />}>
            <Router />
          </Suspense>
        </AnalyticsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
