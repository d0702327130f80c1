import { expect, type Page } from '@playwright/test';
import { findBreaches, findColourBreaches } from './axe.ts';
import { walkByKeyboard } from './keyboard-walk.ts';

export const WIDE = { width: 1280, height: 800 } as const;
export const NARROW = { width: 390, height: 844 } as const;

/** The browser's console errors, with the address at that time. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Disables animations, so that colours and positions are final. */
export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
}

/** Waits until the screen shows its data. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root, [data-pending]')).toHaveCount(0);
}

/**
 * All problems of the current screen or of the dialog over it, in both schemes: accessibility, keyboard, and a phone's
 * width. Restores the page's width afterwards.
 */
export async function problemsOf(page: Page): Promise<readonly string[]> {
  const light = await findBreaches(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findColourBreaches(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...(await problemsOfHead(page)),
    ...light.map((breach) => `light: ${breach}`),
    ...dark.map((breach) => `dark: ${breach}`),
    ...(await walkByKeyboard(page)).map((problem) => `keyboard: ${problem}`),
    ...(await problemsOfNarrow(page)),
  ];
}

/** One heading and the browser's tab title must name the screen. */
async function problemsOfHead(page: Page): Promise<readonly string[]> {
  const titles = await page.locator('h1').allInnerTexts();
  const tab = await page.title();
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of the first level: ${titles.join(' | ')}`]),
    ...(/\S.* · Quayside$/.test(tab) || tab === 'Quayside' ? [] : [`the tab says “${tab}”`]),
  ];
}

/** On a phone, nothing may extend beyond the edge, and elements that appear only there must have no violation. */
async function problemsOfNarrow(page: Page): Promise<readonly string[]> {
  await resizeTo(page, NARROW);
  // The keyboard walk has scrolled the page, and a target half covered by the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  const beyond = await beyondTheEdge(page);
  const breaches = await findBreaches(page);
  await resizeTo(page, WIDE);
  return [...beyond.map((problem) => `at 390 px: ${problem}`), ...breaches.map((breach) => `at 390 px: ${breach}`)];
}

/** The menu measures its width after one frame and changes in the next. */
export async function resizeTo(page: Page, size: typeof WIDE | typeof NARROW): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The elements that make the page scroll sideways, and the controls whose text is cut off. */
export function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls ${scrollWidth - clientWidth} px sideways`);
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    for (const element of root.querySelectorAll('button, button *, a, label, th, h1, h2, h3')) {
      // Such a text is read out only.
      if (element.closest('.visually-hidden')) continue;
      const style = getComputedStyle(element);
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut && style.textOverflow !== 'ellipsis' && element.checkVisibility())
        problems.push(`cut off: ${element.textContent?.slice(0, 60)}`);
    }
    return problems;
  });
}
