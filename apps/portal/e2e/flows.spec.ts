import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptTerms, enterAs, speak } from './seller.ts';
import { beyondTheEdge, NARROW, resizeTo, settle, stopMotion } from './soundness.ts';

/* A seller adds a listing flow, reads its dry run, switches it on, and finds the run that waits. */

async function openFlows(page: Page): Promise<void> {
  const { user } = await enterAs(page, 'demo');
  await acceptTerms(page, user.id);
  const account = user.accounts.find(({ platform }) => platform === 'ebay');
  await page.goto(`/ebay/${account?.id}/publish/flows`);
}

test('a seller adds a flow, sees in a dry run why each item would be listed or not, switches it on and is asked', async ({
  page,
}) => {
  await openFlows(page);
  await expect(page.getByRole('heading', { name: 'Listing flows', level: 1 })).toBeVisible();
  await expect(page.getByText('No listing flow yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add a flow' }).click();
  const form = page.getByRole('dialog', { name: 'Add a flow' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await expect(form.getByText('Choose a site.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('New toys abroad');
  await form.getByRole('checkbox', { name: 'Germany' }).check();
  await form.getByRole('checkbox', { name: 'Ireland' }).check();
  await form.getByLabel('Most listings a day').fill('3');
  await settle(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Listing flow created.')).toBeVisible();
  await expect(page.getByText('Asks before every run')).toBeVisible();

  await page.getByRole('button', { name: 'Dry run of the flow New toys abroad' }).click();
  const dry = page.getByRole('dialog', { name: 'Dry run: New toys abroad' });
  await dry.getByRole('button', { name: 'Start a dry run' }).click();
  await expect(dry.getByText(/It would list \d+ listings today/)).toBeVisible();
  await expect(dry.getByText('Would be listed').first()).toBeVisible();
  await expect(dry.getByText('The listing flow has reached its most listings a day.').first()).toBeVisible();
  const unseen = 'The title comes from a translation engine, and nobody has looked at it yet.';
  await expect(dry.getByRole('row').filter({ hasText: unseen }).first()).toBeVisible();
  const results = await dry.locator('tbody td:last-child').allInnerTexts();
  expect(results.filter((said) => said.trim() === '')).toEqual([]);
  await settle(page);
  await stopMotion(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });
  await page.keyboard.press('Escape');

  await page.getByRole('switch', { name: 'Flow New toys abroad' }).click({ force: true });
  await expect(page.getByText('Listing flow updated.')).toBeVisible();
  await expect(page.getByText('The flow New toys abroad waits for your consent')).toBeVisible();
  await settle(page);
  await expectAccessible(page);
  await resizeTo(page, NARROW);
  expect(await beyondTheEdge(page)).toEqual([]);
  await resizeTo(page, { width: 1280, height: 800 });
  await page.getByRole('button', { name: 'History of the flow New toys abroad' }).click();
  const history = page.getByRole('dialog', { name: 'History: New toys abroad' });
  await expect(history.getByText('Waits for you')).toBeVisible();
  await expect(history.getByText('Dry run').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Look at the prepared run' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/publish\/\d+$/);
});

test('the screen of flows speaks German, from the empty list to the wrong fields of the form', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, 'de', baseURL ?? '');
  await openFlows(page);
  await expect(page.getByRole('heading', { name: 'Angebotsabläufe', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Ablauf hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Ablauf hinzufügen' });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByText('Geben Sie einen Namen ein.')).toBeVisible();
  await form.getByLabel('Nicht fragen').check();
  await form.getByRole('switch', { name: /Dieser Ablauf ist eingeschaltet/ }).click({ force: true });
  await expect(form.getByText(/Damit stimmen Sie im Voraus zu: Der Ablauf stellt bis zu 50 Angebote/)).toBeVisible();
  await settle(page);
  await expectAccessible(page);
});
