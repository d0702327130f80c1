import type { ComposeOptions, Composition } from './composition.ts';
import {
  type AccountsDeps,
  accountHandlers,
  accountRoutes,
  createRequestLogBook,
  endPauses,
  keepActive,
  type LeavingPort,
  markAuthBroken,
  mountNoticeEndpoints,
  openAccount,
  refreshQuotas,
} from './modules/accounts/index.ts';
import { createActingRoom } from './modules/acting/index.ts';
import { createDashboardsRoom } from './modules/dashboards/index.ts';
import { createDemoRoom } from './modules/demo/index.ts';
import { createDiaryRoom } from './modules/diary/index.ts';
import {
  awaitsAnswers,
  dispatchHandlers,
  endWaits,
  listQuotaPauses,
  type OutcomeListener,
  startSender,
  withWrites,
} from './modules/dispatch/index.ts';
import { createEntitlementsRoom } from './modules/entitlements/index.ts';
import { createEventsRoom } from './modules/events/index.ts';
import { createGlossaryRoom } from './modules/glossary/index.ts';
import { createHealthRoom } from './modules/health/index.ts';
import { createHistoryRoom } from './modules/history/index.ts';
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
import { createPricingRoom } from './modules/pricing/index.ts';
import { createProductsRoom, findItemNames } from './modules/products/index.ts';
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
import { createSessionRoom, listReachableMembers } from './modules/session/index.ts';
import { createStockRoom } from './modules/stock/index.ts';
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
import { createTermsOfServiceRoom } from './modules/terms-of-service/index.ts';
import { createTranslationsRoom } from './modules/translations/index.ts';
import type { Db } from './platform/database/db.ts';
import { createEnqueueMail } from './platform/mail/mail.enqueue.ts';
import { mailHandlers } from './platform/mail/mail.jobs.ts';
import type { Room } from './platform/room.ts';
import { setBack } from './platform/throttle.ts';

/** Joins the rooms: each is given what it needs of the others, so that none imports in a circle. */
export function compose(options: ComposeOptions): Composition {
  const { db, clock, marketplaceClock = clock, log, jobs, publicUrl, connectors } = options;
  const enqueueMail = createEnqueueMail({ clock, box: options.box, jobs });
  const given = { ...options, enqueueMail };
  const session = createSessionRoom({ ...given, marketplaceClock });
  const entitlements = createEntitlementsRoom({ db, clock: marketplaceClock, connectors });
  const dashboards = createDashboardsRoom(given);
  const requestLogs = createRequestLogBook(db, log);
  const accounts: AccountsDeps = { ...options, clock: marketplaceClock, requestLogs };
  const connecting = { ...accounts, jobs, machineClock: clock };
  const publishing = { ...accounts, jobs, log, translationEngine: options.translationEngine };
  const polling: OrdersDeps = {
    db,
    clock: marketplaceClock,
    addSales: dashboards.ports.addSales,
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
  const pricing = createPricingRoom({ db, hooks });
  const demo = createDemoRoom({
    db,
    clock,
    connectShop: (tx, userId, shop) => enqueueDemoShop(jobs, tx, userId, shop),
  });
  const rooms: readonly Room<OutcomeListener>[] = [
    session,
    entitlements,
    createTeamRoom(given),
    createActingRoom(given),
    demo,
    createProductsRoom(given),
    createStockRoom({ ...accounts, log }),
    pricing,
    createGlossaryRoom(given),
    createTranslationsRoom({ db, connectors, titlesChanged: hooks.titlesChanged }),
    dashboards,
    createHealthRoom({ ...given, hook: hooks }),
    createHistoryRoom({ db, ...session.ports, findOrderNumbers, findItemNames }),
    createEventsRoom({ ...given, ...session.ports }),
    createTermsOfServiceRoom({ ...given, ...session.ports }),
    createNotificationsRoom(given),
    createSurveysRoom(given),
    createSupportRoom(given),
    createDiaryRoom(given),
    createPortalRoom(given),
    { jobs: mailHandlers({ ...given, transport: options.mailTransport }) },
  ];

  return {
    resolveWho: session.ports.resolveWho,
    loadAccess: entitlements.ports.loadAccess,
    routes: [
      ...rooms.flatMap((room) => room.routes ?? []),
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
      ...orderRoutes({
        db,
        clock: marketplaceClock,
        takesParcels: (platform) => options.connectors.get(platform)?.ship !== undefined,
      }),
    ],
    mountPages(app) {
      mountConsentCallbacks(app, {
        ...connecting,
        pricing: hooks,
        resolveWho: session.ports.resolveWho,
        loadAccess: entitlements.ports.loadAccess,
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
      ...onboardingHandlers({ ...connecting, log }),
      ...publishingHandlers(publishing),
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
        gate: pricing.ports.gate,
        listeners: [
          ...rooms.flatMap((room) => room.listeners ?? []),
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
    seedDemo: demo.ports.seed,
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
      await Promise.all(rooms.map((room) => room.close?.()));
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
