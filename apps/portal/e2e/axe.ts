import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation of WCAG 2.2 AA on the current screen, with its elements. */
export async function findBreaches(page: Page): Promise<readonly string[]> {
  // Passed checks are not reported. The pages have no frames, so no second page is needed to combine their results.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Expects no violation of WCAG 2.2 AA on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
}
