import { contract } from '@quayside/contract';
import messages from '@quayside/i18n/messages/en/app.json';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { call } from './call.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  return i18next.init({ lng: 'en', defaultNS: 'app', resources: { en: { app: messages } } });
});

const failing = () => call(contract.accounts.list, { params: { id: 1 } });

it('says in words for people that no answer arrived', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(failing()).rejects.toMatchObject({ status: 0, code: 'network', message: messages.failed.network });
});

it('says in words for people that a proxy answered in place of Quayside', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(failing()).rejects.toMatchObject({ status: 502, code: 'network', message: messages.failed.text });
});
