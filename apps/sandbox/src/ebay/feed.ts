import { gzipSync } from 'node:zlib';
import { DAY_MS } from '../platform/durations.ts';
import { truncatedList } from '../platform/faults.ts';
import { isObject } from './conform.ts';
import { EbayRefusal, ebayError, refusal } from './errors.ts';
import { activeIds, type ListingView, viewListing } from './listing-view.ts';
import type { FeedTask } from './model.ts';
import { amountOf } from './money.ts';
import { type Answer, json, type Operation, type UserCall } from './operation.ts';
import { siteByMarketplace } from './sites.data.ts';
import { nameValues } from './trading-items.ts';
import { type Element, writeDocument } from './trading-xml.ts';

const base = '/sell/feed/v1';
const REPORT = 'LMS_ACTIVE_INVENTORY_REPORT';
export const REPORTS_A_DAY = 25;
/** A report is queued and then created, which takes long enough that a client has to poll more than once. */
const QUEUED_MS = 400;
const READY_MS = 1200;

type Status = 'QUEUED' | 'IN_PROCESS' | 'COMPLETED';

function statusOf(task: FeedTask, now: number): Status {
  const age = now - task.createdAt;
  if (age < QUEUED_MS) return 'QUEUED';
  return age < READY_MS ? 'IN_PROCESS' : 'COMPLETED';
}

function taskAnswer(call: UserCall, task: FeedTask, path: string) {
  const status = statusOf(task, call.world.clock.now());
  const isDone = status === 'COMPLETED';
  return {
    taskId: task.taskId,
    status,
    feedType: task.feedType,
    schemaVersion: task.schemaVersion,
    creationDate: new Date(task.createdAt).toISOString(),
    ...(isDone ? { completionDate: new Date(task.createdAt + READY_MS).toISOString() } : {}),
    detailHref: `${call.world.config.publicUrl}/ebay${base}/${path}/${task.taskId}`,
    uploadSummary: { successCount: 0, failureCount: 0 },
    ...(path === 'inventory_task' && task.listingFormat !== undefined
      ? { filterCriteria: { listingFormat: task.listingFormat } }
      : {}),
  };
}

function requireTask(call: UserCall): FeedTask {
  const taskId = call.params.taskId ?? '';
  const task = call.seller.state.tasks.get(taskId);
  if (!task) throw refusal(404, 160003, { taskID: taskId });
  return task;
}

function createTask(call: UserCall): Answer {
  const { seller, world } = call;
  const body = isObject(call.body) ? call.body : {};
  const { feedType, schemaVersion, filterCriteria } = body;
  if (typeof feedType !== 'string') throw refusal(400, 160017);
  if (feedType !== REPORT) throw refusal(400, 160030, { feedTypeValue: feedType });
  if (schemaVersion !== '1.0') throw refusal(400, 160018);
  const format = isObject(filterCriteria) ? filterCriteria.listingFormat : undefined;
  if (format !== undefined && format !== 'FIXED_PRICE' && format !== 'AUCTION') {
    throw refusal(400, 160019, { additionalInfo: 'listingFormat is FIXED_PRICE or AUCTION' });
  }
  const marketplaceId = call.header('x-ebay-c-marketplace-id') ?? seller.profile.homeMarketplace;
  if (!siteByMarketplace.has(marketplaceId)) throw refusal(400, 160027);
  const now = world.clock.now();
  let recent = 0;
  for (const task of seller.state.tasks.values()) if (now - task.createdAt < DAY_MS) recent += 1;
  if (recent >= REPORTS_A_DAY) throw new EbayRefusal(409, [ebayError(160025)]);
  const { value, change } = seller.next('task');
  const taskId = `task-${seller.profile.number}-${value}`;
  const filter: Pick<FeedTask, 'listingFormat'> = format === undefined ? {} : { listingFormat: format };
  const task: FeedTask = { taskId, feedType, schemaVersion, marketplaceId, createdAt: now, ...filter };
  seller.commit([change, { t: 'task', task }]);
  return { status: 202, headers: { location: `${world.config.publicUrl}/ebay${base}/inventory_task/${taskId}` } };
}

/** Without a filter, the report includes auctions but no classified ads. */
function isOfFormat({ format }: ListingView, listingFormat: FeedTask['listingFormat']): boolean {
  if (format === 'classified') return false;
  return listingFormat === undefined || (listingFormat === 'AUCTION') === (format === 'auction');
}

const asLists = (specifics: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(specifics).map(([name, value]) => [name, [value]]));

/** SKU, item id, price and quantity of the site's live listings; no title and no picture, as in eBay's report. */
function report(call: UserCall, task: FeedTask): string {
  const { seller, world } = call;
  const rows = activeIds(seller, task.marketplaceId).flatMap((itemId): Element[] => {
    const view = viewListing(world, seller, itemId);
    if (!view || !isOfFormat(view, task.listingFormat)) return [];
    const price = (minor: number): Element => [
      'Price',
      amountOf(minor, view.currency).value,
      { currencyID: view.currency },
    ];
    const variations = view.variations.map(
      (one): Element => [
        'Variation',
        [
          one.hasSku ? ['SKU', one.sku] : ['VariationSpecifics', nameValues(asLists(one.specifics))],
          price(one.priceMinor),
          ['Quantity', one.quantity],
        ],
      ],
    );
    return [
      [
        'SKUDetails',
        [
          ['SKU', variations.length > 0 ? undefined : view.sku],
          ['ItemID', view.itemId],
          price(view.priceMinor),
          ['Quantity', view.quantity],
          variations.length > 0 ? ['Variations', variations] : undefined,
        ],
      ],
    ];
  });
  const [first] = rows;
  const listed = call.fault('cut-short') ? truncatedList(rows) : rows;
  const shown = call.fault('duplicate') && first ? [...listed, first] : listed;
  return writeDocument('ActiveInventoryReport', shown);
}

function download(call: UserCall): Answer {
  const task = requireTask(call);
  if (statusOf(task, call.world.clock.now()) !== 'COMPLETED') throw refusal(404, 160014, { taskID: task.taskId });
  return {
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${task.taskId}.xml.gz"`,
    },
    body: gzipSync(report(call, task)),
  };
}

function listTasks(call: UserCall): Answer {
  const feedType = call.query.feed_type;
  if (feedType === undefined) throw refusal(400, 160004);
  if (feedType !== REPORT) throw refusal(400, 160006, { feedTypeValue: feedType });
  const limit = Number(call.query.limit ?? 10);
  const offset = Number(call.query.offset ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw refusal(400, 160012);
  if (!Number.isInteger(offset) || offset < 0) throw refusal(400, 160013);
  const all = [...call.seller.state.tasks.values()].reverse();
  return json(200, {
    href: `${base}/inventory_task?feed_type=${feedType}&limit=${limit}&offset=${offset}`,
    total: all.length,
    limit,
    offset,
    tasks: all.slice(offset, offset + limit).map((task) => taskAnswer(call, task, 'inventory_task')),
  });
}

const api = 'feed';
const auth = 'user';

export const feedOperations: readonly Operation[] = [
  { api, auth, name: 'createInventoryTask', method: 'POST', url: `${base}/inventory_task`, run: createTask },
  { api, auth, name: 'getInventoryTasks', method: 'GET', url: `${base}/inventory_task`, run: listTasks },
  {
    api,
    auth,
    name: 'getInventoryTask',
    method: 'GET',
    url: `${base}/inventory_task/:taskId`,
    run: (call) => json(200, taskAnswer(call, requireTask(call), 'inventory_task')),
  },
  {
    api,
    auth,
    name: 'getTask',
    method: 'GET',
    url: `${base}/task/:taskId`,
    run: (call) => json(200, taskAnswer(call, requireTask(call), 'task')),
  },
  { api, auth, name: 'getResultFile', method: 'GET', url: `${base}/task/:taskId/download_result_file`, run: download },
];
