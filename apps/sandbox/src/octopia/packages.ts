import { badRequest, conflict, notFound } from './errors.ts';
import { type PackageType, packageTypes, SALES_CHANNEL, type StoredPackage } from './model.ts';
import { readLines } from './offer-lines.ts';
import { iso, json, type OctopiaCall, type OctopiaOperation, requireChannel } from './operation.ts';
import { scheduleOf, stateOf } from './package-processing.ts';
import { pageByCursor } from './paging.ts';

/** Offer packages: open, fill, declare complete, process, and read results. */
const MAX_OFFERS = 50_000;

const bodyOf = ({ body }: OctopiaCall): Record<string, unknown> => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw badRequest('The request failed', { '': ['The body has to be an object.'] });
};

function create(call: OctopiaCall) {
  const { seller, now } = call;
  requireChannel(call.headers.saleschannelid);
  const { packageType } = bodyOf(call);
  if (!packageTypes.includes(packageType as PackageType)) {
    throw badRequest('The request failed', { packageType: [`It has to be one of ${packageTypes.join(', ')}.`] });
  }
  const { value, change } = seller.next('package');
  const opened: StoredPackage = {
    id: `${seller.profile.sellerId}${String(value).padStart(7, '0')}`,
    type: packageType as PackageType,
    createdAt: now,
    count: 0,
    readyAt: null,
    doneAt: null,
    outcome: null,
    reason: null,
    willFail: false,
  };
  seller.commit([change, { t: 'package', package: opened }]);
  // Only this header has the id; the response has no body.
  return { status: 201, headers: { 'content-location': `/offer-packages/${opened.id}` } };
}

function requirePackage({ seller, params }: OctopiaCall): StoredPackage {
  const found = seller.state.packages.get(params.packageId ?? '');
  if (!found) throw notFound(`The package ${params.packageId} does not exist.`);
  return found;
}

function addLines(call: OctopiaCall) {
  const { seller } = call;
  const found = requirePackage(call);
  if (found.readyAt !== null) throw conflict('The package is complete: it takes no more offers.');
  const lines = readLines(call.body);
  const count = found.count + lines.length;
  if (count > MAX_OFFERS) throw badRequest(`A package holds at most ${MAX_OFFERS} offers.`);
  const index = seller.state.lines.get(found.id)?.length ?? 0;
  seller.commit([
    { t: 'lines', packageId: found.id, index, lines },
    { t: 'package', package: { ...found, count } },
  ]);
  return { status: 201 };
}

function declareReady(call: OctopiaCall) {
  const { seller, now } = call;
  const found = requirePackage(call);
  if (bodyOf(call).state !== 'Ready')
    throw badRequest('The request failed', { state: ["It can only become 'Ready'."] });
  if (found.readyAt !== null) throw conflict('The package is complete already.');
  const ready: StoredPackage = {
    ...found,
    readyAt: now,
    doneAt: scheduleOf(seller, now, found.count) + call.world.faults.delayOf('offerPackage', seller.profile.username),
    willFail: call.fault('fatal') !== undefined,
  };
  seller.commit([{ t: 'package', package: ready }]);
  return { status: 204 };
}

function packageJson(found: StoredPackage, now: number) {
  const changedAt = found.outcome === null ? (found.readyAt ?? found.createdAt) : (found.doneAt ?? found.createdAt);
  return {
    packageId: found.id,
    packageType: found.type,
    state: stateOf(found, now),
    salesChannelId: SALES_CHANNEL,
    createdAt: iso(found.createdAt),
    updatedAt: iso(changedAt),
    ...(found.reason ? { result: { resultCode: found.reason.code, message: found.reason.message } } : {}),
  };
}

function list(call: OctopiaCall) {
  const { seller, query, now } = call;
  const wanted = [...seller.state.packages.values()].filter(
    (found) => query.state === undefined || stateOf(found, now) === query.state,
  );
  if (query.salesChannelId !== undefined) requireChannel(query.salesChannelId);
  const page = pageByCursor(call, wanted, ({ id }) => Number(id.slice(seller.profile.sellerId.length)));
  return json(
    200,
    { itemsPerPage: page.rows.length, items: page.rows.map((found) => packageJson(found, now)) },
    page.headers,
  );
}

function results(call: OctopiaCall) {
  const { seller } = call;
  const found = requirePackage(call);
  if (found.outcome === null) throw badRequest('The package is not integrated yet: it has no results.');
  const kept = seller.state.results.get(found.id);
  if (kept === undefined) throw notFound('The results of the package are gone: they are kept for three days.');
  const numbered = kept.map((result, index) => ({ ...result, number: index + 1 }));
  const page = pageByCursor(call, numbered, ({ number }) => number);
  const items = page.rows.map(({ reference, status, code, message }) => ({
    sellerExternalReference: reference,
    integrationStatus: status,
    results: [{ resultCode: code, message }],
  }));
  return json(200, { itemsPerPage: items.length, items }, page.headers);
}

const one = '/offer-packages/:packageId';

export const packagesOperations: readonly OctopiaOperation[] = [
  { name: 'createOfferPackage', method: 'POST', url: '/offer-packages', run: create },
  { name: 'getOfferPackages', method: 'GET', url: '/offer-packages', run: list },
  {
    name: 'getOfferPackage',
    method: 'GET',
    url: one,
    run: (call) => json(200, packageJson(requirePackage(call), call.now)),
  },
  { name: 'patchOfferPackage', method: 'PATCH', url: one, run: declareReady },
  { name: 'addOfferRequests', method: 'POST', url: `${one}/offer-requests`, run: addLines },
  { name: 'getOfferRequestResults', method: 'GET', url: `${one}/offer-requests-results`, run: results },
];
