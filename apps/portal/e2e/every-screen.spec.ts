import { type Browser, expect, type Page, test } from '@playwright/test';
import { ROUTES, type Route } from '../src/app/routes/routes.data.ts';
import { addressesOf, type Words, wordsOf } from './addresses.ts';
import { acceptTerms, enterAs, enterAsNewcomer, go, type Session, speak } from './seller.ts';
import { beyondTheEdge, listenForErrors, NARROW, problemsOf, resizeTo, settle, stopMotion, WIDE } from './soundness.ts';

/*
 * Each row of the table of routes, as each kind of person who sees its screen: a new row is covered by being there. One page for each
 * person goes to all of them, as links do. What is no row's screen is in `accessible.spec.ts`.
 */

interface Visitor {
  readonly page: Page;
  readonly session: Session | null;
  readonly errors: string[];
}

/** Who comes in, in this order: a screen is looked at by the first of them who sees it, and by whoever is signed out as well. */
const WAYS_IN: readonly ((page: Page) => Promise<Session | null>)[] = [
  async () => null,
  (page) => enterAs(page, 'demo'),
  (page) => enterAs(page, 'admin'),
  enterAsBeginner,
];

/** At most, on a machine that does other things as well; a visit takes a second or two. */
const VISIT_MS = 60_000;

let visitors: readonly Visitor[] = [];
let words: Words;

test.beforeAll(async ({ browser }) => {
  for (const enter of WAYS_IN) visitors = [...visitors, await visitorBy(browser, enter)];
  const [, demo] = visitors;
  if (demo?.session) words = await wordsOf(demo.page, demo.session);
});

test.afterAll(async () => {
  for (const { page } of visitors) await page.context().close();
});

for (const route of ROUTES) {
  test(`${route.path} is sound`, async () => {
    const visits = visitsOf(route);
    expect(visits.length).toBeGreaterThan(0);
    test.setTimeout(visits.length * VISIT_MS);
    const seen = new Set<Page>();
    for (const [{ page, errors }, address] of visits) {
      await arrive(page, address, !seen.has(page));
      seen.add(page);
      expect.soft(await problemsOf(page), address).toEqual([]);
      expect.soft(errors.splice(0), address).toEqual([]);
    }
  });
}

/* The two whose words are the longest. */
for (const language of ['de', 'fr']) {
  test(`in ${language} nothing is beyond the edge or cut off`, async ({ browser, baseURL }) => {
    const visitor = await visitorBy(browser, async (page) => {
      await speak(page.context(), language, baseURL ?? '');
      return enterAs(page, 'demo');
    });
    for (const route of ROUTES) {
      const [address] = addressesOf(route, visitor.session?.user ?? null, words);
      if (address === undefined) continue;
      await arrive(visitor.page, address, true);
      expect.soft(await beyondTheEdge(visitor.page), address).toEqual([]);
      await resizeTo(visitor.page, NARROW);
      expect.soft(await beyondTheEdge(visitor.page), `${address} at 390 px`).toEqual([]);
      await resizeTo(visitor.page, WIDE);
    }
    await visitor.page.context().close();
  });
}

async function visitorBy(browser: Browser, enter: (page: Page) => Promise<Session | null>): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const session = await enter(page);
  const errors = listenForErrors(page);
  await page.goto('/');
  await settle(page);
  await stopMotion(page);
  return { page, session, errors };
}

/** A business that has begun to connect its first shop, and has none yet. */
async function enterAsBeginner(page: Page): Promise<Session> {
  const { user } = await enterAsNewcomer(page);
  await acceptTerms(page, user.id);
  const data = { redirect_back_url: '/' };
  const begun = await page.request.post(`/v1/users/${user.id}/multichannel-onboarding/ebay`, { data });
  expect(begun.ok()).toBe(true);
  return (await page.request.get('/v1/auth')).json();
}

function visitsOf(route: Route): readonly (readonly [Visitor, string])[] {
  const [nobody = [], ...signedIn] = visitors.map((visitor) =>
    addressesOf(route, visitor.session?.user ?? null, words).map((address) => [visitor, address] as const),
  );
  return [...nobody, ...(signedIn.find((visits) => visits.length > 0) ?? [])];
}

/**
 * Each row has a heading of its own: until the one that was there has gone, the screen before still stands. A row's other addresses
 * may keep it, so that they are loaded.
 */
async function arrive(page: Page, address: string, isFirst: boolean): Promise<void> {
  const isThere = new URL(page.url()).pathname === address;
  if (isFirst && !isThere) {
    const before = await page.locator('h1').elementHandle();
    await go(page, address);
    await page.waitForFunction((heading) => !heading?.isConnected, before);
  }
  if (!isFirst) {
    await page.goto(address);
    await stopMotion(page);
  }
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await settle(page);
}
