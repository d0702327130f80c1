import { expect, type Locator, type Page, test } from '@playwright/test';
import { control } from './connecting.ts';
import { enterAs, openProducts, shopOf, signIn } from './seller.ts';
import { NARROW, settle, WIDE } from './soundness.ts';

/*
 * Clickable elements keep their position while data arrives. Responses are delayed here until the positions have been recorded, so that
 * nothing depends on their speed.
 */

/** The demo's first shop. */
const SHOP = 'demo-shop-uk';
/** The requests of a screen; the session and the live events are not delayed. */
const ANSWERS = /\/v1\/users\/\d+\/(?!events)/;

/** Delays every response to `addresses` from now on, until the returned function is called. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (route.request().method() === 'GET') await held;
    // The page may have been left in the meantime.
    await route.continue().catch(() => undefined);
  });
  return release;
}

type Things = Readonly<Record<string, Locator>>;

/** The top left corner of each element. */
async function placesOf(things: Things): Promise<Readonly<Record<string, unknown>>> {
  const places: Record<string, unknown> = {};
  for (const [name, thing] of Object.entries(things)) {
    await expect(thing, name).toBeVisible();
    const box = await thing.boundingBox();
    places[name] = box && { x: Math.round(box.x), y: Math.round(box.y) };
  }
  return places;
}

const main = (page: Page) => page.getByRole('main');

/** Expects something on the screen to be still missing; otherwise the second comparison would prove nothing. */
async function expectWaiting(page: Page): Promise<void> {
  await expect(main(page).locator('.mantine-Skeleton-root, [data-pending], [aria-busy=true]').first()).toBeVisible();
}

/** Every screen's address, with its clickable elements, or the elements that contain them, before any data is there. */
const SCREENS: readonly {
  readonly name: string;
  readonly address: (shop: string) => string;
  readonly things: (page: Page) => Things;
}[] = [
  {
    name: 'dashboard',
    address: (shop) => `/ebay/${shop}/dashboard`,
    things: (page) => ({
      'out of stock': main(page).getByRole('link', { name: 'Out of stock' }),
      blocked: main(page).getByRole('link', { name: 'Blocked' }),
      oversold: main(page).getByRole('link', { name: 'Oversold' }),
      health: main(page).getByRole('link', { name: /health/ }),
      range: main(page).getByText('12 months'),
      listings: main(page).getByRole('heading', { name: 'Listings by site' }),
    }),
  },
  {
    name: 'products',
    address: (shop) => `/ebay/${shop}/products`,
    things: (page) => ({
      'first tab': main(page).getByRole('link', { name: /^All/ }),
      'second tab': main(page).getByRole('link', { name: /^Listed/ }),
      search: main(page).getByRole('searchbox'),
      density: main(page).getByText('Roomy'),
      table: main(page).locator('[aria-busy=true]:not([role=grid]), :has(> [role=grid])').first(),
    }),
  },
  {
    name: 'orders',
    address: (shop) => `/ebay/${shop}/orders`,
    things: (page) => ({
      filter: main(page).getByRole('link', { name: /^Oversold/ }),
      table: main(page).locator('section').first(),
    }),
  },
  {
    name: 'history',
    address: () => '/user/history',
    things: (page) => ({
      filter: main(page).getByRole('radiogroup').last(),
      table: main(page).locator('section').first(),
    }),
  },
  {
    name: 'publishing runs',
    address: (shop) => `/ebay/${shop}/publish`,
    things: (page) => ({
      end: main(page).getByRole('button', { name: /^End everything/ }),
      table: main(page).locator('section').first(),
    }),
  },
];

for (const size of [WIDE, NARROW]) {
  for (const { name, address, things } of SCREENS) {
    test(`at ${size.width} px nothing on the ${name} screen moves while its data arrives`, async ({ page }) => {
      await page.setViewportSize(size);
      await enterAs(page, 'demo');
      const shop = await shopOf(page);
      const release = await holdBack(page, ANSWERS);
      await page.goto(address(shop));
      const before = await placesOf(things(page));
      await expectWaiting(page);
      release();
      await settle(page);
      expect(await placesOf(things(page))).toEqual(before);
    });
  }

  test(`at ${size.width} px nothing on a product or its run moves while data arrives`, async ({ page }) => {
    await page.setViewportSize(size);
    const { user } = await enterAs(page, 'demo');
    const shop = Number(await shopOf(page));
    const { list } = await (await page.request.get(`/v1/users/${user.id}/items/ebay?accountId=${shop}`)).json();
    const itemIds: readonly number[] = list.slice(0, 12).map(({ id }: { readonly id: number }) => id);
    const showHistory = await holdBack(page, /\/v1\/users\/\d+\/history/);
    await page.goto(`/ebay/${shop}/products/item/${itemIds[0]}`);
    const product: Things = {
      back: main(page).getByRole('link', { name: /All products/ }),
      publish: main(page)
        .getByRole('button', { name: /^List abroad/ })
        .first(),
      facts: main(page).getByRole('heading', { name: 'What the home listing says' }),
    };
    const ofProduct = await placesOf(product);
    await expectWaiting(page);
    showHistory();
    await settle(page);
    expect(await placesOf(product)).toEqual(ofProduct);

    const data = { kind: 'list', selection: { accountId: shop, itemIds }, sites: ['DE', 'FR'] };
    const { runId } = await (await page.request.post(`/v1/users/${user.id}/publish-runs`, { data })).json();
    const runAddress = `/v1/users/${user.id}/publish-runs/${runId}`;
    await expect.poll(async () => (await (await page.request.get(runAddress)).json()).state).toBe('prepared');
    const showSamples = await holdBack(page, /\/v1\/users\/\d+\/publish-runs\/\d+\/items/);
    await page.goto(`/ebay/${shop}/publish/${runId}`);
    const run: Things = {
      consent: main(page).getByRole('heading', { name: 'Your consent' }),
      discard: main(page).getByRole('button', { name: 'Discard' }),
    };
    const ofRun = await placesOf(run);
    await expectWaiting(page);
    showSamples();
    await settle(page);
    expect(await placesOf(run)).toEqual(ofRun);
  });
}

test('an automatic import moves no row, neither when its bar appears nor when it disappears', async ({ page }) => {
  await signIn(page, 'demo');
  await openProducts(page);
  const shop = Number(await shopOf(page));
  const { user } = await (await page.request.get('/v1/auth')).json();
  await settle(page);
  const bar = page.getByRole('region', { name: 'Importing your catalogue' });
  await expect(bar).toHaveCount(0);
  const things: Things = {
    tab: main(page).getByRole('link', { name: /^Listed/ }),
    'first row': page.getByRole('grid').getByRole('row').nth(1),
  };
  const before = await placesOf(things);
  // Keeps the import visible while it reads the list, on a machine of any speed.
  const slow = { kind: 'slow', operation: 'GetMyeBaySelling', seller: SHOP, ms: 6_000, count: 1 };
  await control(page.request, page, 'faults', slow);
  const begun = await page.request.post(`/v1/users/${user.id}/imports`, { data: { accountId: shop } });
  expect(begun.ok()).toBe(true);
  await expect(bar).toBeInViewport();
  expect(await placesOf(things)).toEqual(before);
  await expect(bar).toHaveCount(0);
  expect(await placesOf(things)).toEqual(before);
});

test('a menu link is marked at once, and a skeleton shows until the screen’s code has arrived', async ({ page }) => {
  await enterAs(page, 'demo');
  const shop = await shopOf(page);
  await page.goto(`/ebay/${shop}/products`);
  await settle(page);
  const release = await holdBack(page, /\/assets\/orders-[^/]*\.js/);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders', exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(main(page).locator('.mantine-Skeleton-root').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('the button that prepares a run stays busy until the run’s screen is shown', async ({ page }) => {
  await signIn(page, 'demo');
  await openProducts(page);
  await settle(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/publish-runs')) sent.push(request.url());
  });
  const release = await holdBack(page, /\/assets\/run-[^/]*\.js/);
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: /^List abroad/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Germany/ }).click();
  const prepare = dialog.getByRole('button', { name: /^Prepare/ });
  await prepare.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect(page).toHaveURL(/\/publish\/\d+$/);
  await expect(prepare.and(page.locator(':enabled'))).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a screen that the seller chooses while the start page is loading stays', async ({ page }) => {
  await enterAs(page, 'demo');
  const release = await holdBack(page, /\/assets\/(go-on|products)-/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/products/);
  release();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/products/);
});
