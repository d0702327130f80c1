import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';
import { makeRouter } from './router.tsx';
import { resolveVariables, theme } from './theme.ts';

const client = makeQueryClient();
const router = makeRouter();

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Suspense fallback={<Spinner />}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
