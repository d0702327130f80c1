import { MantineProvider } from '@mantine/core';
import type { SessionUser } from '@quayside/contract';
import app from '@quayside/i18n/messages/en/app.json';
import surveys from '@quayside/i18n/messages/en/surveys.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { messages } from '../../lib/i18n/messages.ts';
import { SessionProvider } from '../../lib/session.ts';
import { SurveyCard } from './survey-card.tsx';

beforeAll(() => {
  // Node 20 has no `navigator`.
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  const places = { countries: { DE: 'Germany', FR: 'France' } };
  for (const [room, texts] of Object.entries({ app, surveys, places })) messages.add('en', room, texts);
});

const user = { id: 7, name: 'Harbour Lane', role: 'owner' } as SessionUser;

function drawn(card: Parameters<typeof SurveyCard>[0]): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider value={user}>
          <SurveyCard {...card} />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('the survey about closed markets names the user and the markets, and can be closed', () => {
  const html = drawn({ survey: 'market-close', markets: ['DE', 'FR'], onClose: () => undefined });
  expect(html).toContain('Harbour Lane, you closed Germany and France');
  expect(html).toContain('aria-label="Dismiss"');
  for (const reason of ['few_sales', 'costs', 'effort', 'other']) expect(html).toContain(`value="${reason}"`);
});

test('the survey about a cancelled upgrade names the user and offers other reasons', () => {
  const html = drawn({ survey: 'plan-upgrade-cancel', markets: [], onClose: () => undefined });
  expect(html).toContain('Harbour Lane, you did not upgrade');
  expect(html).toContain('value="price"');
  expect(html).not.toContain('value="few_sales"');
});
