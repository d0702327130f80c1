import { conform, type Shape } from './conform.ts';
import { type EbayErrorBody, EbayRefusal, ebayError, refusal } from './errors.ts';
import { checkFulfillmentPolicy, type FulfillmentBody } from './fulfillment-policy.ts';
import type { PolicyKind, StoredPolicy } from './model.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from './operation.ts';
import { checkPolicyLimits } from './policy-limits.ts';
import type { Seller } from './seller.ts';
import { policyKey } from './seller-state.ts';
import { fulfillmentPolicyShape, paymentPolicyShape, returnPolicyShape } from './shapes.data.ts';
import { siteByMarketplace } from './sites.data.ts';

const base = '/sell/account/v1';

interface PolicyResource {
  kind: PolicyKind;
  /** `Fulfillment`, for the names of operations. */
  title: 'Fulfillment' | 'Payment' | 'Return';
  path: string;
  /** Only the creation of a fulfilment policy has a trailing slash in its path. */
  createPath: string;
  idField: string;
  listField: string;
  shape: Shape;
  idDigit: number;
}

const resources: readonly PolicyResource[] = [
  {
    kind: 'fulfillment',
    title: 'Fulfillment',
    path: `${base}/fulfillment_policy`,
    createPath: `${base}/fulfillment_policy/`,
    idField: 'fulfillmentPolicyId',
    listField: 'fulfillmentPolicies',
    shape: fulfillmentPolicyShape,
    idDigit: 1,
  },
  {
    kind: 'payment',
    title: 'Payment',
    path: `${base}/payment_policy`,
    createPath: `${base}/payment_policy`,
    idField: 'paymentPolicyId',
    listField: 'paymentPolicies',
    shape: paymentPolicyShape,
    idDigit: 2,
  },
  {
    kind: 'return',
    title: 'Return',
    path: `${base}/return_policy`,
    createPath: `${base}/return_policy`,
    idField: 'returnPolicyId',
    listField: 'returnPolicies',
    shape: returnPolicyShape,
    idDigit: 3,
  },
];

const policyAnswer = (resource: PolicyResource, policy: StoredPolicy) => ({
  ...policy.body,
  [resource.idField]: policy.id,
});

/** @param unknown the error for an unsupported marketplace */
function requireMarketplace(marketplaceId: string | undefined, unknown: 20403 | 20400 = 20403): string {
  if (!marketplaceId) throw refusal(400, 20401, { fieldName: 'marketplaceId' });
  if (!siteByMarketplace.has(marketplaceId)) {
    throw refusal(400, unknown, { fieldName: 'marketplaceId', additionalInfo: `${marketplaceId} is not served` });
  }
  return marketplaceId;
}

function policiesOf(seller: Seller, resource: PolicyResource, marketplaceId: string): StoredPolicy[] {
  return [...seller.state.policies.values()].filter(
    (policy) => policy.kind === resource.kind && policy.marketplaceId === marketplaceId,
  );
}

function requirePolicy(call: UserCall, resource: PolicyResource): StoredPolicy {
  const policy = call.seller.state.policies.get(policyKey(resource.kind, call.params.id ?? ''));
  if (!policy) throw refusal(404, 20404, { fieldName: resource.idField });
  return policy;
}

interface ReadPolicy {
  readonly fields: Omit<StoredPolicy, 'id'>;
  /** Paths of known properties that eBay leaves out of this policy without a warning; the console lists them. */
  readonly ignored: readonly string[];
  readonly warnings: readonly EbayErrorBody[];
}

/** Writing a return policy has no 20403. */
const wrongValueOf = ({ kind }: PolicyResource): 20400 | 20403 => (kind === 'return' ? 20400 : 20403);

function readPolicy(call: UserCall, resource: PolicyResource, own: StoredPolicy | null): ReadPolicy {
  const body = conform<Record<string, unknown>>(resource.shape, call.body, 20400, wrongValueOf(resource));
  const { name, categoryTypes } = body;
  if (typeof name !== 'string' || name.trim() === '') throw refusal(400, 20401, { fieldName: 'name' });
  const marketplaceId = requireMarketplace(
    typeof body.marketplaceId === 'string' ? body.marketplaceId : undefined,
    wrongValueOf(resource),
  );
  if (!Array.isArray(categoryTypes) || categoryTypes.length === 0) {
    throw refusal(400, 20401, { fieldName: 'categoryTypes' });
  }
  if (resource.kind === 'return' && typeof body.returnsAccepted !== 'boolean') {
    throw refusal(400, 20401, { fieldName: 'returnsAccepted' });
  }
  if (own && own.marketplaceId !== marketplaceId) {
    throw refusal(400, 20400, { fieldName: 'marketplaceId', additionalInfo: 'a policy stays on its marketplace' });
  }
  checkPolicyLimits(marketplaceId, body);
  const twin = policiesOf(call.seller, resource, marketplaceId).find(
    (policy) => policy.name === name && policy.id !== own?.id,
  );
  if (twin) {
    throw new EbayRefusal(400, [
      ebayError(20400, { additionalInfo: `the name is in use: ${twin.id}`, duplicatePolicyId: twin.id }),
    ]);
  }
  if (resource.kind !== 'fulfillment') {
    return { fields: { kind: resource.kind, marketplaceId, name, body }, ignored: [], warnings: [] };
  }
  const checked = checkFulfillmentPolicy(body as unknown as FulfillmentBody);
  return {
    fields: { kind: resource.kind, marketplaceId, name, body: checked.body },
    ignored: checked.ignored,
    warnings: checked.warnings.map((errorId) => ebayError(errorId, { fieldName: 'pickupDropOff' })),
  };
}

/** The response to a write: the policy, together with eBay's warnings. */
const written = (
  status: number,
  resource: PolicyResource,
  policy: StoredPolicy,
  { ignored, warnings }: ReadPolicy,
) => ({
  ...json(status, { ...policyAnswer(resource, policy), ...(warnings.length > 0 ? { warnings } : {}) }),
  ignored,
});

function createPolicy(call: UserCall, resource: PolicyResource): Answer {
  const read = readPolicy(call, resource, null);
  const { value, change } = call.seller.next('policy');
  const id = `6${resource.idDigit}${call.seller.profile.number}9${String(value).padStart(5, '0')}`;
  const policy = { ...read.fields, id };
  call.seller.commit([change, { t: 'policy', policy }]);
  const location = `${call.world.config.publicUrl}/ebay${resource.path}/${id}`;
  return { ...written(201, resource, policy, read), headers: { location } };
}

/** Whether a live listing uses the policy, which then cannot be deleted. */
function isInUse(seller: Seller, policy: StoredPolicy, field: string): boolean {
  for (const offer of seller.state.offers.values()) {
    if (offer.listingId !== null && offer.body.listingPolicies?.[field] === policy.id) return true;
  }
  return false;
}

function operationsOf(resource: PolicyResource): Operation[] {
  const { title, path } = resource;
  const api = 'account';
  const auth = 'user';
  const plural = title === 'Fulfillment' ? 'getFulfillmentPolicies' : `get${title}Policies`;
  return [
    {
      api,
      auth,
      name: plural,
      method: 'GET',
      url: path,
      run(call) {
        const marketplaceId = requireMarketplace(call.query.marketplace_id);
        const found = policiesOf(call.seller, resource, marketplaceId);
        return json(200, {
          href: `${path}?marketplace_id=${marketplaceId}`,
          total: found.length,
          limit: 20,
          offset: 0,
          [resource.listField]: found.map((policy) => policyAnswer(resource, policy)),
        });
      },
    },
    {
      api,
      auth,
      name: `get${title}PolicyByName`,
      method: 'GET',
      url: `${path}/get_by_policy_name`,
      run(call) {
        const marketplaceId = requireMarketplace(call.query.marketplace_id);
        const found = policiesOf(call.seller, resource, marketplaceId).find(
          (policy) => policy.name === call.query.name,
        );
        if (!found) throw refusal(400, 20404, { fieldName: 'name' });
        return json(200, policyAnswer(resource, found));
      },
    },
    {
      api,
      auth,
      name: `get${title}Policy`,
      method: 'GET',
      url: `${path}/:id`,
      run: (call) => json(200, policyAnswer(resource, requirePolicy(call, resource))),
    },
    {
      api,
      auth,
      name: `create${title}Policy`,
      method: 'POST',
      url: resource.createPath,
      run: (call) => createPolicy(call, resource),
    },
    {
      api,
      auth,
      name: `update${title}Policy`,
      method: 'PUT',
      url: `${path}/:id`,
      run(call) {
        const before = requirePolicy(call, resource);
        const read = readPolicy(call, resource, before);
        const policy = { ...read.fields, id: before.id };
        call.seller.commit([{ t: 'policy', policy }]);
        return written(200, resource, policy, read);
      },
    },
    {
      api,
      auth,
      name: `delete${title}Policy`,
      method: 'DELETE',
      url: `${path}/:id`,
      run(call) {
        const policy = requirePolicy(call, resource);
        if (isInUse(call.seller, policy, resource.idField)) {
          throw refusal(409, 20409, { additionalInfo: 'a live listing uses it' });
        }
        call.seller.commit([{ t: 'policy-gone', kind: resource.kind, id: policy.id }]);
        return noContent;
      },
    },
  ];
}

export const policyOperations: readonly Operation[] = resources.flatMap(operationsOf);
