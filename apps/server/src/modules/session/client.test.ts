import { expect, test } from 'vitest';
import { networkOf, truncateAddress } from './client.ts';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.x'],
  ['2001:db8:5:6:7:8:9:a', '2001:db8:5:6::/64', '2001:db8:5::'],
  ['2001:DB8:05::1', '2001:db8:5:0::/64', '2001:db8:5::'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::'],
  ['::1', '0:0:0:0::/64', '::1'],
  ['unknown', 'unknown', ''],
])('%s is counted as %s and shown as %j', (address, network, shown) => {
  expect(networkOf(address)).toBe(network);
  expect(truncateAddress(address)).toBe(shown);
});
