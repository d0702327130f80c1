import type { ListedIn } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { soldElsewhere } from './sold-elsewhere.ts';

const listedIn = (dst_site: Site, via_account_id: number): ListedIn => ({
  id: `1-${dst_site}`,
  dst_account_id: via_account_id,
  dst_site,
  from_site: 'UK',
  list_all: false,
  via_account_id,
  via_account_name: `shop-${via_account_id}`,
  listings: 7,
});

it('separates items that other accounts sell from those the account sells itself', () => {
  const page = { accountId: 1, listed_in: { DE: listedIn('DE', 1), CDFR: listedIn('CDFR', 3) } };
  expect(soldElsewhere(page).map(({ dst_site }) => dst_site)).toEqual(['CDFR']);
  expect(soldElsewhere({ ...page, accountId: 3 }).map(({ dst_site }) => dst_site)).toEqual(['DE']);
});
