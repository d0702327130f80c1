import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour scheme can break: all other rules read the same document. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every violation of WCAG 2.2 AA on the current screen, with its elements. */
export function findBreaches(page: Page): Promise<readonly string[]> {
  return analyze(page, (axe) => axe.withTags(RULES));
}

/** The violations of the current screen that depend on its colours. */
export function findColourBreaches(page: Page): Promise<readonly string[]> {
  return analyze(page, (axe) => axe.withRules(RULES_OF_COLOUR));
}

/** To run axe's source takes a page half a second, and each analysis would run it twice. */
const ONCE = `if (!window.axe) {${axe.source}}`;
const NOTHING = ';';

async function analyze(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  // Frames may have come since.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // Passed checks are not reported. The pages have no frames, so no second page is needed to combine their results.
  const builder = choose(
    new AxeBuilder({ page, axeSource: isThere ? NOTHING : ONCE }).options({ resultTypes: ['violations'] }),
  ).setLegacyMode();
  await page.evaluate(endTransitions);
  // What lies under the fixed header only because the page is scrolled would count as a target that is too small.
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollY;
  });
  const { violations } = await builder.analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Runs in the page: waits until no colour is on its way to another one. What turns for ever, such as a spinner, goes on. */
async function endTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
}

/** Expects no violation of WCAG 2.2 AA on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
}
