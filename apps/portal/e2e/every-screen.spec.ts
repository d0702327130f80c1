import { type Browser, expect, type Page, test } from '@playwright/test';
import { ROUTES, type Route } from '../src/app/routes/routes.data.ts';
import { addressesOf, type Words, wordsOf } from './addresses.ts';
import { acceptTerms, enterAs, enterAsNewcomer, go, putAsSupport, type Session, speak } from './seller.ts';
import { beyondTheEdge, listenForErrors, NARROW, problemsOf, resizeTo, settle, stopMotion, WIDE } from './soundness.ts';

/*
 * Visits each route as each kind of person who sees its screen, so that a new route is covered automatically. One page per person
 * visits all of them, as links do. `accessible.spec.ts` covers the pages that belong to no route.
 */

interface Visitor {
  readonly page: Page;
  readonly session: Session | null;
  readonly errors: string[];
}

/** The visitors in order. The first one who can see a screen visits it, and so does the signed-out visitor. */
const WAYS_IN: readonly ((page: Page) => Promise<Session | null>)[] = [
  async () => null,
  (page) => enterAs(page, 'demo'),
  (page) => enterAs(page, 'admin'),
  enterAsBeginner,
];

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
  test(`${route.path} is accessible and usable`, async () => {
    const visits = visitsOf(route);
    expect(visits.length).toBeGreaterThan(0);
    // A visit takes a second or two; each has as long as a whole test.
    test.setTimeout(visits.length * test.info().timeout);
    const seen = new Set<Page>();
    for (const [{ page, errors }, address] of visits) {
      await arrive(page, address, !seen.has(page));
      seen.add(page);
      expect.soft(await problemsOf(page), address).toEqual([]);
      expect.soft(errors.splice(0), address).toEqual([]);
    }
  });
}

/* The two languages with the longest words. */
for (const language of ['de', 'fr']) {
  test(`in ${language} nothing extends beyond the edge or is cut off`, async ({ browser, baseURL }) => {
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

/** A business that has started to connect its first shop, and has a welcome page. */
async function enterAsBeginner(page: Page): Promise<Session> {
  const session = await enterAsNewcomer(page);
  const { user } = session;
  await putAsSupport(page, session, 'welcome_page', {
    immediate_opt_out: true,
    show_for_active: true,
    show_for_inactive: true,
  });
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
 * Each route has its own heading, so the previous screen is gone once its heading is gone. Other addresses of the same
 * route may keep the heading, so they are reloaded.
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
