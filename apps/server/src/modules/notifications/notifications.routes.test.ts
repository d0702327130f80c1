import { history, notifications } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let admin: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  admin = await buildLogin(database.db, owner.userId, { adminUserId: 1, name: 'Support' });
});

const notify = (html: string) =>
  server.as(admin).call(notifications.create, { params: { id: owner.userId }, body: { html } });
const list = (query: { cursor?: string; limit?: number } = {}, login = owner) =>
  server.as(login).call(notifications.list, { params: { id: login.userId }, query });
const markRead = (up_to: number, login = owner) =>
  server.as(login).call(notifications.markRead, { params: { id: login.userId }, body: { up_to } });

describe('a notification', () => {
  it('by an admin is listed newest first, and is in the history under the admin’s name', async () => {
    const first = await notify('<p>First</p>');
    const second = await notify('<p>Second</p>');
    expect(await list()).toEqual({
      list: [
        { ...second, isRead: false },
        { ...first, isRead: false },
      ],
      nextCursor: null,
      unread: 2,
    });
    const { list: changes } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(changes[0]).toMatchObject({ actor: { kind: 'admin', name: 'Support' }, why: 'notified' });
  });

  it('cannot be written by a seller', async () => {
    const refusal = await server
      .as(owner)
      .refused(notifications.create, { params: { id: owner.userId }, body: { html: '<p>Mine</p>' } });
    expect(refusal.status).toBe(403);
    expect((await list()).list).toEqual([]);
  });

  it('comes page by page', async () => {
    for (const n of [1, 2, 3]) await notify(`<p>${n}</p>`);
    const first = await list({ limit: 2 });
    expect(first.list.map(({ html }) => html)).toEqual(['<p>3</p>', '<p>2</p>']);
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest.list.map(({ html }) => html)).toEqual(['<p>1</p>']);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('the content of a notification', () => {
  it.each([
    [
      '<p>Plain <b>bold</b> <i>i</i> <em>e</em> <strong>s</strong><br />next</p>',
      '<p>Plain <b>bold</b> <i>i</i> <em>e</em> <strong>s</strong><br />next</p>',
    ],
    ['<ul><li>one</li></ul><ol><li>two</li></ol>', '<ul><li>one</li></ul><ol><li>two</li></ol>'],
    ['<a href="https://help.quayside.example/x">help</a>', '<a href="https://help.quayside.example/x">help</a>'],
    ['<a href="/user/accounts">accounts</a>', '<a href="/user/accounts">accounts</a>'],
    ['<p onclick="steal()" style="color:red" class="x">text</p>', '<p>text</p>'],
    ['<script>steal()</script><p>text</p>', '<p>text</p>'],
    ['<style>p{}</style><p>text</p>', '<p>text</p>'],
    ['<img src=x onerror=steal()><p>text</p>', '<p>text</p>'],
    ['<iframe src="https://evil.example"></iframe>text', 'text'],
    ['<a href="javascript:steal()">text</a>', '<a>text</a>'],
    ['<a href="JaVaScRiPt:steal()">text</a>', '<a>text</a>'],
    ['<a href="java\tscript:steal()">text</a>', '<a>text</a>'],
    ['<a href="data:text/html,x">text</a>', '<a>text</a>'],
    ['<a href="//evil.example">text</a>', '<a>text</a>'],
    ['<svg><script>steal()</script></svg><p>text</p>', '<p>text</p>'],
    ['<h1>Title</h1>', 'Title'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<p>open', '<p>open</p>'],
  ])('of %s is reduced to %s', async (given, kept) => {
    expect((await notify(given)).html).toBe(kept);
    expect((await list()).list[0]?.html).toBe(kept);
  });

  it.each(['<script>x</script>', '<p> </p>', '<img src=x>', '   ', '', 'x'.repeat(4_001)])(
    'rejects %s, which is too long or empty after sanitizing',
    async (html) => {
      const refusal = await server
        .as(admin)
        .refused(notifications.create, { params: { id: owner.userId }, body: { html } });
      expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
      expect((await list()).list).toEqual([]);
    },
  );
});

describe('reading', () => {
  it('is marked up to a notification, for each login separately', async () => {
    const colleague = await buildLogin(database.db, owner.userId);
    const first = await notify('<p>1</p>');
    const second = await notify('<p>2</p>');
    expect(await markRead(first.id)).toEqual({ unread: 1 });
    expect((await list()).list.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await list({}, colleague)).unread).toBe(2);
    expect(await markRead(second.id)).toEqual({ unread: 0 });
  });

  it('is never undone and never exceeds the newest notification', async () => {
    const first = await notify('<p>1</p>');
    const second = await notify('<p>2</p>');
    await markRead(second.id);
    expect(await markRead(first.id)).toEqual({ unread: 0 });
    await markRead(Number.MAX_SAFE_INTEGER);
    await notify('<p>3</p>');
    expect((await list()).unread).toBe(1);
  });

  it('marks nothing if there are no notifications', async () => {
    expect(await markRead(5)).toEqual({ unread: 0 });
  });
});
