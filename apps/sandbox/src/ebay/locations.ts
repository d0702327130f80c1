import { conform, isObject } from './conform.ts';
import { refusal } from './errors.ts';
import type { StoredLocation } from './model.ts';
import { json, noContent, type Operation, type UserCall } from './operation.ts';
import { locationShape } from './shapes.data.ts';

const base = '/sell/inventory/v1/location';
const KEY_LENGTH = 36;

function locationAnswer({ key, enabled, body }: StoredLocation): Record<string, unknown> {
  const place = isObject(body.location) ? body.location : {};
  return {
    merchantLocationKey: key,
    merchantLocationStatus: enabled ? 'ENABLED' : 'DISABLED',
    ...body,
    location: { ...place, locationId: key },
  };
}

function requireLocation(call: UserCall): StoredLocation {
  const location = call.seller.state.locations.get(call.params.key ?? '');
  if (!location) throw refusal(404, 25805, { fieldName: 'merchantLocationKey' });
  return location;
}

function readBody(call: UserCall): { body: Record<string, unknown>; enabled: boolean } {
  const { merchantLocationStatus, ...body } = conform<Record<string, unknown>>(locationShape, call.body, 25802);
  return { body, enabled: merchantLocationStatus !== 'DISABLED' };
}

const setEnabled = (enabled: boolean) => (call: UserCall) => {
  call.seller.commit([{ t: 'location', location: { ...requireLocation(call), enabled } }]);
  return json(200, {});
};

const api = 'inventory';
const auth = 'user';

export const locationOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'getInventoryLocations',
    method: 'GET',
    url: base,
    run(call) {
      const all = [...call.seller.state.locations.values()];
      const limit = Math.max(1, Math.min(100, Number(call.query.limit ?? 100) || 100));
      const offset = Math.max(0, Number(call.query.offset ?? 0) || 0);
      const locations = all.slice(offset, offset + limit).map(locationAnswer);
      return json(200, {
        href: `${base}?limit=${limit}&offset=${offset}`,
        total: all.length,
        limit,
        offset,
        locations,
      });
    },
  },
  {
    api,
    auth,
    name: 'getInventoryLocation',
    method: 'GET',
    url: `${base}/:key`,
    run: (call) => json(200, locationAnswer(requireLocation(call))),
  },
  {
    api,
    auth,
    name: 'createInventoryLocation',
    method: 'POST',
    url: `${base}/:key`,
    run(call) {
      const key = call.params.key ?? '';
      if (key.length > KEY_LENGTH) throw refusal(400, 25800, { fieldName: 'merchantLocationKey' });
      if (call.seller.state.locations.has(key)) throw refusal(409, 25803, { fieldName: 'merchantLocationKey' });
      const { body, enabled } = readBody(call);
      const place = isObject(body.location) ? body.location : {};
      const address = isObject(place.address) ? place.address : undefined;
      if (!address || typeof address.country !== 'string') throw refusal(400, 25801, { fieldName: 'address' });
      if (!address.postalCode && !(address.city && address.stateOrProvince)) {
        throw refusal(400, 25801, { fieldName: 'postalCode' });
      }
      call.seller.commit([{ t: 'location', location: { key, enabled, body } }]);
      return noContent;
    },
  },
  {
    api,
    auth,
    name: 'deleteInventoryLocation',
    method: 'DELETE',
    url: `${base}/:key`,
    run(call) {
      call.seller.commit([{ t: 'location-gone', key: requireLocation(call).key }]);
      return noContent;
    },
  },
  { api, auth, name: 'enableInventoryLocation', method: 'POST', url: `${base}/:key/enable`, run: setEnabled(true) },
  { api, auth, name: 'disableInventoryLocation', method: 'POST', url: `${base}/:key/disable`, run: setEnabled(false) },
  {
    api,
    auth,
    name: 'updateInventoryLocation',
    method: 'POST',
    url: `${base}/:key/update_location_details`,
    run(call) {
      const before = requireLocation(call);
      const { body } = readBody(call);
      call.seller.commit([{ t: 'location', location: { ...before, body: { ...before.body, ...body } } }]);
      return noContent;
    },
  },
];
