import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { Router } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';

export function App({ client }: { readonly client: QueryClient }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Suspense fallback={<Spinner />}>
          <Router />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
