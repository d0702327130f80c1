import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each breach of WCAG 2.2 AA on the screen as it stands, with the elements that it is about. */
export async function findBreaches(page: Page): Promise<readonly string[]> {
  // What is in order is not written down, and no second page is opened to put the findings of frames together: there are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** No breach of WCAG 2.2 AA on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
}
