import { expect, test } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

test('without settings, the sandbox uses its defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4410, quotaProfile: 'default', publicUrl: 'http://127.0.0.1:4410' });
  expect(config.ebayClients[0]).toMatchObject({ clientId: 'quayside-demo', ruName: 'Quayside-demo-ru' });
});

test('every problem is listed at once, by the name of its setting', () => {
  const env = {
    SANDBOX_PORT: '99999',
    SANDBOX_QUOTA_PROFILE: 'generous',
    SANDBOX_CATALOG_SIZE: '6',
    SANDBOX_PUBLIC_URL: 'ftp://here',
    SANDBOX_EBAY_CLIENTS: '[{"clientId":"a"}]',
  };
  let problems: string[] = [];
  try {
    readConfig(env);
  } catch (error) {
    problems = (error as ConfigError).problems;
  }
  expect(problems).toHaveLength(5);
  for (const name of Object.keys(env)) expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
});
