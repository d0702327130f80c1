import { expect, test } from 'vitest';
import { noteScreen, supportContext } from './support-context.ts';

test('a request may mention the last screen, the last run and the browser, and no screen if none was shown', () => {
  expect(supportContext('Firefox')).toBeNull();
  noteScreen('/ebay/3/publish/17');
  noteScreen('/ebay/3/products');
  noteScreen('/help/trial');
  noteScreen('/submit-request');
  expect(supportContext('F'.repeat(500))).toEqual({ screen: '/ebay/3/products', runId: 17, browser: 'F'.repeat(400) });
});
