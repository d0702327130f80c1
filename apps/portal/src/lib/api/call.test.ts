import { accounts } from '@quayside/contract';
import app from '@quayside/i18n/messages/en/app.json';
import { beforeAll, expect, it, vi } from 'vitest';
import { connectionNow } from '../connection.ts';
import { messages } from '../i18n/messages.ts';
import { call } from './call.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  messages.add('en', 'app', app);
});

const failing = () => call(accounts.list, { params: { id: 1 } });

it('describes a missing response in plain words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(failing()).rejects.toMatchObject({ status: 0, code: 'network', message: app.failed.network });
});

it('describes a proxy’s page in plain words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Not here</h1>', { status: 500 })));
  await expect(failing()).rejects.toMatchObject({ status: 500, code: 'network', message: app.failed.text });
});

it('treats a proxy’s gateway error as a missing response until Quayside responds', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(failing()).rejects.toMatchObject({ status: 0, code: 'network', message: app.failed.network });
  expect(connectionNow()).toBe('away');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'not_found' }, { status: 404 })));
  await expect(failing()).rejects.toMatchObject({ status: 404, code: 'not_found' });
  expect(connectionNow()).toBe('there');
});
