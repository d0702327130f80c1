import { expect, type Page } from '@playwright/test';
import { findBreaches } from './axe.ts';
import { walkByKeyboard } from './keyboard-walk.ts';

export const WIDE = { width: 1280, height: 800 } as const;
export const NARROW = { width: 390, height: 844 } as const;

/** What the browser complains of, with where it was then. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Nothing moves, so that a colour or a place is what it will be. */
export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
}

/** Waits until the screen shows what it has to show. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root, [data-pending]')).toHaveCount(0, {
    timeout: 30_000,
  });
}

/**
 * All that is wrong with the screen as it stands, or with the dialog over it: for screen readers, in either scheme, by keyboard, and
 * on a telephone. The page is as wide as before afterwards.
 */
export async function problemsOf(page: Page): Promise<readonly string[]> {
  const light = await findBreaches(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findBreaches(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...(await problemsOfHead(page)),
    ...light.map((breach) => `light: ${breach}`),
    ...dark.map((breach) => `dark: ${breach}`),
    ...(await walkByKeyboard(page)).map((problem) => `keyboard: ${problem}`),
    ...(await problemsOfNarrow(page)),
  ];
}

/** One heading says what the screen is, and so does the browser's tab. */
async function problemsOfHead(page: Page): Promise<readonly string[]> {
  const titles = await page.locator('h1').allInnerTexts();
  const tab = await page.title();
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of the first level: ${titles.join(' | ')}`]),
    ...(/\S.* · Quayside$/.test(tab) || tab === 'Quayside' ? [] : [`the tab says “${tab}”`]),
  ];
}

/** On a telephone nothing is beyond the edge, and nothing that only shows there is a breach. */
async function problemsOfNarrow(page: Page): Promise<readonly string[]> {
  await resizeTo(page, NARROW);
  // The walk by keyboard has scrolled the page: a target that is half under the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  const beyond = await beyondTheEdge(page);
  const breaches = await findBreaches(page);
  await resizeTo(page, WIDE);
  return [...beyond.map((problem) => `at 390 px: ${problem}`), ...breaches.map((breach) => `at 390 px: ${breach}`)];
}

/** The menu is told of its width after a frame has been drawn, and is another one in the next. */
export async function resizeTo(page: Page, size: typeof WIDE | typeof NARROW): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** What makes the page scroll sideways, and words of controls that are cut off. */
export function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls ${scrollWidth - clientWidth} px sideways`);
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    for (const element of root.querySelectorAll('button, button *, a, label, th, h1, h2, h3')) {
      const style = getComputedStyle(element);
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut && style.textOverflow !== 'ellipsis' && element.checkVisibility())
        problems.push(`cut off: ${element.textContent?.slice(0, 60)}`);
    }
    return problems;
  });
}
