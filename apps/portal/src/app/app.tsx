import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Router } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';

const client = makeQueryClient();

export function App() {
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
