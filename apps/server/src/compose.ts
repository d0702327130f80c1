import { setTimeout as sleep } from 'node:timers/promises';
import { sitesOf } from '@quayside/kernel';
import type { ComposeOptions, Composition } from './composition.ts';
import {
  type AccountsDeps,
  accountHandlers,
  accountRoutes,
  createRequestLogBook,
  endPauses,
  getAccount,
  keepActive,
  type LeavingPort,
  listAccounts,
  markAuthBroken,
  mountNoticeEndpoints,
  openAccount,
  refreshQuotas,
} from './modules/accounts/index.ts';
import { createActingRoom } from './modules/acting/index.ts';
import { addSales, dashboardRoutes } from './modules/dashboards/index.ts';
import { seedDemo } from './modules/demo/index.ts';
import { createDiaryRoom } from './modules/diary/index.ts';
import {
  awaitsAnswers,
  dispatchHandlers,
  endWaits,
  listQuotaPauses,
  startSender,
  withWrites,
} from './modules/dispatch/index.ts';
import { entitlementRoutes, loadAccess } from './modules/entitlements/index.ts';
import { createEventFeed, eventHandlers, eventRoutes } from './modules/events/index.ts';
import { createGlossaryRoom } from './modules/glossary/index.ts';
import { healthHandlers, healthRoutes } from './modules/health/index.ts';
import { historyRoutes } from './modules/history/index.ts';
import { createNotificationsRoom } from './modules/notifications/index.ts';
import {
  connectingRoutes,
  enqueueDemoShop,
  findAskedTerms,
  mountConsentCallbacks,
  onboardingHandlers,
  onboardingRoutes,
} from './modules/onboarding/index.ts';
import {
  createAnswerListener,
  eraseBuyer,
  findOrderNumbers,
  type OrdersDeps,
  orderRoutes,
  parcelListener,
  pollOrders,
  setCursorsBack,
  tellHeld,
} from './modules/orders/index.ts';
import { createPortalRoom } from './modules/portal/index.ts';
import { createGateSource, pricingRoutes } from './modules/pricing/index.ts';
import { createProductsRoom, findItemNames, getItems } from './modules/products/index.ts';
import {
  cancelAccountRuns,
  countListingsLeft,
  createContentSource,
  createPublishingHooks,
  createPublishingListener,
  endPreparationWaits,
  endSomeListings,
  keepOtherListings,
  listPreparationsInWait,
  publishingHandlers,
  publishingRoutes,
  resumePreparing,
} from './modules/publishing/index.ts';
import { getSeller } from './modules/sellers/index.ts';
import {
  createPace,
  createWhoResolver,
  DEFAULT_SESSION_IDLE_MS,
  findLoginNames,
  findMemberNames,
  findOpenSessions,
  listReachableMembers,
  sessionHandlers,
  sessionRoutes,
  tokenOf,
} from './modules/session/index.ts';
import { stockHandlers, stockListener } from './modules/stock/index.ts';
import { createSupportRoom } from './modules/support/index.ts';
import { createSurveysRoom } from './modules/surveys/index.ts';
import {
  cancelAccountImports,
  importRoutes,
  listImportPauses,
  runSchedule,
  setLooksBack,
  syncHandlers,
} from './modules/sync/index.ts';
import { createTeamRoom } from './modules/team/index.ts';
import { termsOfServiceRoutes } from './modules/terms-of-service/index.ts';
import { type TranslatableItem, translationRoutes } from './modules/translations/index.ts';
import type { Db } from './platform/database/db.ts';
import { createEnqueueMail } from './platform/mail/mail.enqueue.ts';
import { mailHandlers } from './platform/mail/mail.jobs.ts';
import type { Room } from './platform/room.ts';
import { setBack } from './platform/throttle.ts';

/** Joins the rooms: each is given what it needs of the others, so that none imports in a circle. */
export function compose(options: ComposeOptions): Composition {
  const {
    db,
    clock,
    marketplaceClock = clock,
    log,
    jobs,
    publicUrl,
    sessionIdleMs = DEFAULT_SESSION_IDLE_MS,
  } = options;
  const requestLogs = createRequestLogBook(db, log);
  const accounts: AccountsDeps = { ...options, clock: marketplaceClock, requestLogs };
  const feed = createEventFeed({
    db,
    log,
    findOpenSessions: (tokenHashes) => findOpenSessions(db, tokenHashes, clock.now(), sessionIdleMs),
  });
  const enqueueMail = createEnqueueMail({ clock, box: options.box, jobs });
  const connecting = { ...accounts, jobs, machineClock: clock };
  const publishing = { ...accounts, jobs, log, translationEngine: options.translationEngine };
  const polling: OrdersDeps = {
    db,
    clock: marketplaceClock,
    addSales,
    awaitsAnswers: (platform) => awaitsAnswers(options.connectors, platform),
    tellHeld: (tx, account, held) => tellHeld({ enqueueMail, publicUrl, listReaders }, tx, account, held),
  };
  const hooks = createPublishingHooks(publishing);
  const sync = { ...publishing, hook: hooks };
  const leaving: LeavingPort = {
    async cancelWork(account) {
      await cancelAccountRuns(publishing, account);
      await cancelAccountImports(sync, account.userId, account.accountId);
    },
    endSome: endSomeListings,
    keepRest: keepOtherListings,
    countLeft: countListingsLeft,
  };
  const resolveWho = createWhoResolver(db, clock, sessionIdleMs);
  const getItem = async (from: Db, userId: number, itemId: number) => (await getItems(from, userId, [itemId]))[0];

  const given = { ...options, enqueueMail };
  const rooms: readonly Room[] = [
    createTeamRoom(given),
    createActingRoom(given),
    createProductsRoom(given),
    createGlossaryRoom(given),
    createNotificationsRoom(given),
    createSurveysRoom(given),
    createSupportRoom(given),
    createDiaryRoom(given),
    createPortalRoom(given),
  ];

  return {
    resolveWho,
    // Whether access to a shop still holds, and for how long, is told by the marketplaces' time.
    loadAccess: (who) => loadAccess(db, marketplaceClock, who, options.connectors),
    routes: [
      ...rooms.flatMap((room) => room.routes ?? []),
      ...sessionRoutes({
        db,
        clock,
        marketplaceClock,
        platforms: options.connectors,
        sessionIdleMs,
        pace: createPace({ db, clock }, options.wait ?? sleep),
        box: options.box,
        jobs,
        enqueueMail,
        publicUrl,
      }),
      ...entitlementRoutes({ db }),
      ...accountRoutes({
        ...accounts,
        machineClock: clock,
        jobs,
        leaving,
        pollIntervalMs: options.pollIntervalMs,
        // Where both wait, sending is what the seller was told of.
        listQuotaPauses: async (from, userId) =>
          new Map([...(await listImportPauses(from, userId)), ...(await listQuotaPauses(from, userId))]),
      }),
      ...connectingRoutes(connecting),
      ...onboardingRoutes({ ...connecting, pricing: hooks }),
      ...importRoutes({ db, clock, jobs }),
      ...publishingRoutes(publishing),
      ...translationRoutes({
        db,
        getItem: (from, userId, itemId) => findTranslatable(options, from, userId, itemId),
        titlesChanged: hooks.titlesChanged,
      }),
      ...pricingRoutes({ db, hooks, getAccount, listAccounts, getItem }),
      ...orderRoutes({
        db,
        clock: marketplaceClock,
        takesParcels: (platform) => options.connectors.get(platform)?.ship !== undefined,
      }),
      ...dashboardRoutes({ db, clock }),
      ...healthRoutes({ db, clock, jobs, connectors: options.connectors, hook: hooks }),
      ...historyRoutes({ db, findMemberNames, findLoginNames, findOrderNumbers, findItemNames }),
      ...eventRoutes({ db, feed, tokenOf }),
      ...termsOfServiceRoutes({ db, clock, findLoginNames, fontsDir: options.fontsDir }),
    ],
    mountPages(app) {
      mountConsentCallbacks(app, {
        ...connecting,
        pricing: hooks,
        resolveWho,
        loadAccess: (who) => loadAccess(db, marketplaceClock, who, options.connectors),
      });
      mountNoticeEndpoints(app, { ...accounts, jobs, noticeUrl: options.noticeUrl });
    },
    jobHandlers: [
      ...rooms.flatMap((room) => room.jobs ?? []),
      ...accountHandlers({
        ...accounts,
        ...options.keep,
        machineClock: clock,
        log,
        noticeUrl: options.noticeUrl,
        alertEmail: options.alertEmail,
        jobs,
        leaving,
        enqueueMail,
        publicUrl,
        listMembers: listReachableMembers,
        eraseBuyer,
      }),
      ...dispatchHandlers({ db, clock, ...options.keep }),
      ...eventHandlers({ db, clock }),
      ...healthHandlers({ db, clock, jobs }),
      ...mailHandlers({ db, clock, box: options.box, transport: options.mailTransport }),
      ...onboardingHandlers({ ...connecting, log }),
      ...publishingHandlers(publishing),
      ...sessionHandlers({ db, clock, enqueueMail, publicUrl }),
      ...stockHandlers({ ...accounts, log }),
      ...syncHandlers(sync),
    ],
    pollOrders: (opened) => pollOrders(polling, opened),
    startSender: () =>
      startSender({
        db,
        clock: marketplaceClock,
        log,
        accounts: {
          keepActive: (from, refs) => keepActive(from, accounts, refs),
          open: async ({ userId, accountId }, signal) =>
            withWrites(options.connectors, await openAccount(accounts, userId, accountId, signal)),
          markAuthBroken: (tx, { userId, accountId }, consent, lost) =>
            markAuthBroken(tx, userId, accountId, consent, lost),
          refreshQuotas: ({ userId, accountId }) => refreshQuotas(accounts, userId, accountId),
        },
        content: createContentSource({ termsOf: findAskedTerms }),
        gate: createGateSource(),
        listeners: [
          stockListener,
          createPublishingListener(publishing),
          parcelListener,
          createAnswerListener(marketplaceClock),
        ],
      }),
    runSchedule: (signal) =>
      runSchedule(
        {
          ...sync,
          pollIntervalMs: options.pollIntervalMs,
          pollOrders: (opened) => pollOrders(polling, opened),
          preparations: {
            list: listPreparationsInWait,
            resume: (tx, userId, accountId) =>
              resumePreparing(publishing, tx, userId, accountId, 'quota', 'platform_off'),
          },
        },
        signal,
      ),
    seedDemo: () => seedDemo({ db, clock, connectShop: (tx, userId, shop) => enqueueDemoShop(jobs, tx, userId, shop) }),
    async endWaits(withinMs) {
      const now = marketplaceClock.now();
      const span = { after: new Date(now.getTime() + withinMs), now };
      await setBack(db, span);
      await setLooksBack(db, now);
      await setCursorsBack(db, now);
      await endPauses(db, span);
      await endPreparationWaits(db, span);
      await endWaits(db, span);
    },
    async close() {
      feed.close();
      await requestLogs.close();
    },
  };
}

/** A user's members, and the language that each of them is written to in: their own, or else that of the business's country. */
async function listReaders(db: Db, userId: number) {
  const members = await listReachableMembers(db, userId);
  const seller = await getSeller(db, userId);
  return members.map(({ email, role, language }) => ({ email, role, language: language ?? seller?.country ?? null }));
}

async function findTranslatable(
  options: ComposeOptions,
  db: Db,
  userId: number,
  itemId: number,
): Promise<TranslatableItem | undefined> {
  const [item] = await getItems(db, userId, [itemId]);
  const account = item && (await getAccount(db, userId, item.accountId));
  if (!item || !account) return undefined;
  return {
    ...item,
    sites: sitesOf(item.platform).filter((site) => site !== account.sourceSite),
    titleLimit: options.connectors.get(item.platform)?.capabilities.titleLimit ?? Number.POSITIVE_INFINITY,
  };
}
