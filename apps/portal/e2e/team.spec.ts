import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { confirmMailbox, waitForLink } from './mailbox.ts';

const PASSWORD = 'Seaport-7!';

interface Business {
  readonly name: string;
  readonly email: string;
  readonly userId: number;
}

/** A separate business, so that no other test depends on its changes, signed in as its owner. */
async function openBusiness(context: BrowserContext): Promise<Business> {
  const email = `olive-${randomUUID()}@shop.example`;
  const name = `Cove Crafts ${randomUUID().slice(0, 8)}`;
  const data = { name: 'Olive Owner', business: name, email, country: 'GB', password: PASSWORD };
  const { id: userId } = await (await context.request.post('/v1/users', { data })).json();
  await context.request.post('/v1/auth', { data: { username: email, password: PASSWORD } });
  await confirmMailbox(context.request, email);
  await acceptTerms(context, userId);
  return { name, email, userId };
}

async function acceptTerms(context: BrowserContext, userId: number): Promise<void> {
  const terms = `/v1/users/${userId}/terms_of_service/wi`;
  const latest = await (await context.request.get(`${terms}/latest`)).json();
  const data = { file_uri: latest.file_uri, is_accepted: true, version: latest.version };
  expect((await context.request.post(terms, { data })).ok()).toBe(true);
}

/** Another person's browser. */
async function newVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

const members = (page: Page) => page.getByRole('group', { name: 'Members' });

test.describe('a team', () => {
  test('an owner invites by mail, the invited person joins, and the owner changes the role and removes the member', async ({
    page,
    context,
    browser,
  }) => {
    const business = await openBusiness(context);
    const guest = `gale-${randomUUID()}@shop.example`;
    await page.goto('/user/team');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog.getByText('Invalid email address')).toBeVisible();
    await dialog.getByLabel('Email').fill(guest);
    await dialog.getByLabel('Role').selectOption('Viewer');
    await expect(dialog.getByText('Sees everything and changes nothing.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'Open invitations' }).getByText(guest)).toBeVisible();
    await expectAccessible(page);

    const visitor = await newVisitor(browser);
    await visitor.goto(await waitForLink(guest, '/invitation'));
    await expect(visitor.getByRole('heading', { level: 1, name: `Join ${business.name}` })).toBeVisible();
    await expect(visitor.getByText(`Olive Owner invites you to work in ${business.name} as: Viewer.`)).toBeVisible();
    await visitor.getByRole('button', { name: 'Create a login and join' }).click();
    await expect(visitor.getByText('Name is required')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByLabel('Your name').fill('Gale Guest');
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Create a login and join' }).click();
    await expect(visitor.getByRole('button', { name: /^User menu/ })).toBeVisible();

    // A viewer sees the team and cannot change it.
    await visitor.goto('/user/team');
    await expect(members(visitor).getByText('Gale Guest')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-disabled', 'true');

    // No reload is needed, because the owner's screen receives an event.
    const role = members(page).getByLabel('Role of Gale Guest');
    await role.selectOption('Manager');
    await expect(page.getByText('The role was changed.')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Invite' })).not.toHaveAttribute('aria-disabled', 'true');

    await page.getByRole('button', { name: 'Remove Gale Guest from the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(members(page).getByText('Gale Guest')).toBeHidden();
    await visitor.goto('/user/team');
    await expect(visitor).toHaveURL('/');
    await visitor.context().close();
  });

  test('an existing login joins after signing in, and then switches between its businesses', async ({
    page,
    context,
    browser,
  }) => {
    const business = await openBusiness(context);
    const visitor = await newVisitor(browser);
    const other = await openBusiness(visitor.context());
    const invited = await context.request.post(`/v1/users/${business.userId}/invitations`, {
      data: { email: other.email, role: 'operator' },
    });
    expect(invited.status()).toBe(201);
    await visitor.context().clearCookies();
    await visitor.goto(await waitForLink(other.email, '/invitation'));
    await visitor.getByRole('button', { name: `Sign in as ${other.email}` }).click();
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel('Email').fill(other.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await visitor.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(visitor).not.toHaveURL(/invitation/);
    await visitor.goto('/user/team');
    await expect(visitor.getByText(`Who works for ${business.name}`)).toBeVisible();
    await visitor.getByRole('button', { name: `Go to ${other.name}` }).click();
    await expect(visitor.getByText(`Who works for ${other.name}`)).toBeVisible();
    await visitor.context().close();
    await page.close();
  });

  test('an invalid invitation link says what is wrong', async ({ page }) => {
    await page.goto('/invitation?token=nobody-mailed-this');
    await expect(page.getByRole('alert')).toContainText('This link is not valid');
    await page.goto('/invitation');
    await expect(page.getByRole('alert')).toContainText('not complete');
  });
});

test('an admin visibly acts as a seller, sees each flag with its reason, changes it, and returns', async ({
  context,
  browser,
}) => {
  const business = await openBusiness(context);
  const page = await newVisitor(browser);
  const data = { username: 'admin@quayside.example', password: 'Demo-1234' };
  await page.context().request.post('/v1/auth', { data });
  await page.goto('/user/permissions');
  const bar = page.getByRole('status').filter({ hasText: 'You are acting as' });
  await expect(bar).toContainText('Harbour Lane Trading');
  await page.getByLabel('Name, email or number of a user').fill(business.name);
  await page.getByRole('button', { name: `Act as ${business.name}` }).click();
  await expect(bar).toContainText(business.name);
  const flag = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(flag('isPlatformless')).toContainText('Yes');
  await expect(flag('isPlatformless')).toContainText('No platform can be used. There is no account.');
  await expect(flag('isPaying')).toContainText('No');

  await page.getByLabel('eBay: State').selectOption('P – paying');
  await page.getByRole('button', { name: 'Save eBay' }).click();
  await expect(flag('isPaying')).toContainText('Yes');
  await expect(flag('isPaying')).toContainText('eBay is in state P.');
  await page.getByLabel('bulk_requesting_enabled').click();
  await expect(page.getByLabel('bulk_requesting_enabled')).toBeChecked();
  await expect(flag('bulkItemRequest')).toContainText('The entitlement bulk_requesting_enabled is granted.');
  await expect(flag('bulkItemRequest')).toContainText('Yes');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const { list } = await (await context.request.get(`/v1/users/${business.userId}/history`)).json();
  const latest = list.slice(0, 3);
  expect(latest.map((entry: { why: string; actor: { name: string } }) => [entry.why, entry.actor.name])).toEqual([
    ['entitlement_granted', 'Ada Pilot'],
    ['platform_set', 'Ada Pilot'],
    ['acting_began', 'Ada Pilot'],
  ]);

  await page.getByRole('button', { name: 'Back to your own business' }).click();
  await expect(bar).toContainText('Harbour Lane Trading');
  await page.context().close();
});
