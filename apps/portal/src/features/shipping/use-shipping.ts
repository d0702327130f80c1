import {
  type AssignmentChoice,
  type OutputOf,
  type PolicyChoiceInput,
  products,
  type ShippingModeInput,
  type ShippingPreviewInput,
  type ShippingProfileInput,
  shipping,
  type WeightInput,
} from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

const PAGE_SIZE = 100;

/** The items of one platform that get something. */
export type ItemChoice = Omit<AssignmentChoice, 'profileId'>;

/** The queries that a change of shipping makes stale. */
const AFTER_CHANGE = [
  shipping.getDefault,
  shipping.list,
  shipping.get,
  shipping.getRates,
  shipping.getCoverage,
  shipping.listItems,
  shipping.listWithoutRoute,
  shipping.listPolicies,
  shipping.listModes,
  products.list,
  products.listTotals,
  products.get,
];

/** Reads again what a change of shipping shows. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(AFTER_CHANGE.map(({ id }) => client.invalidateQueries({ queryKey: [id] }))).then(() => undefined);
}

export function useShippingProfiles(search: string) {
  const { id } = useUser();
  const asked = search === '' ? {} : { query: search };
  return useInfiniteQuery({
    queryKey: [shipping.list.id, id, asked] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        shipping.list,
        { params: { id }, query: { ...asked, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useDefaultProfile() {
  const { id } = useUser();
  return useQuery(query(shipping.getDefault, { params: { id } }));
}

export function useShippingProfile(profileId: number) {
  const { id } = useUser();
  return useQuery(query(shipping.get, { params: { id, profileId } }));
}

/** The services never change while Quayside runs. */
export function useShippingServices() {
  return useQuery({ ...query(shipping.listServices, {}), staleTime: Number.POSITIVE_INFINITY });
}

export function useCoverage(profileId: number) {
  const { id } = useUser();
  return useQuery(query(shipping.getCoverage, { params: { id, profileId } }));
}

export function useSitesWithoutRoute() {
  const { id } = useUser();
  const { account } = useAccount();
  return useQuery(query(shipping.listWithoutRoute, { params: { id }, query: { accountId: account.id } }));
}

/** The marketplace answers this call, so a failure must not break the rest of the screen. */
export function useProfilePolicies(profileId: number, accountId: number) {
  const { id } = useUser();
  const asked = query(shipping.listPolicies, { params: { id, profileId }, query: { accountId } });
  return useQuery({ ...asked, throwOnError: false });
}

/** As `useProfilePolicies`. */
export function useDeliveryModes(accountId: number) {
  const { id } = useUser();
  return useQuery({ ...query(shipping.listModes, { params: { id }, query: { accountId } }), throwOnError: false });
}

export function useProfileItems(profileId: number, platform: Platform) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [shipping.listItems.id, id, profileId, platform] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        shipping.listItems,
        {
          params: { id, profileId },
          query: { platform, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/**
 * Refetches the items of the open profile, which is required after every change of a country's list (specification,
 * section 4).
 */
export function useReloadItems() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [shipping.listItems.id] });
}

export function usePreviewShipping() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: ShippingPreviewInput) => call(shipping.preview, { params: { id }, body }),
  });
}

/** Prepares an assignment, which the seller then looks at. */
export function usePrepareAssignment() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: AssignmentChoice) => call(shipping.prepareAssignment, { params: { id }, body }),
    onError: (error) => toastFailure(error),
  });
}

/** Prepares another weight of items, in grams, which the seller then looks at. */
export function usePrepareWeight() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: WeightInput) => call(shipping.prepareWeight, { params: { id }, body }),
    onError: (error) => toastFailure(error),
  });
}

/** A change, with the number of live listings that the seller was shown. */
export type ShippingChange =
  | { readonly change: 'save'; readonly profileId: number | null; readonly profile: ShippingProfileInput }
  | { readonly change: 'remove'; readonly profileId: number }
  | { readonly change: 'default'; readonly profileId: number | null }
  | ({ readonly change: 'policy'; readonly profileId: number; readonly site: Site } & PolicyChoiceInput)
  | ({ readonly change: 'modes' } & Pick<ShippingModeInput, 'accountId' | 'modes'>);

export type SavedProfile = OutputOf<typeof shipping.create>;

/** The result of a change: the saved profile, if one was saved. */
export interface ShippingOutcome {
  readonly profile: SavedProfile | null;
}

export function useCarryOut() {
  const { id } = useUser();
  const refresh = useRefresh();
  const nothing: ShippingOutcome = { profile: null };
  return useMutation({
    mutationFn: async (consent: {
      readonly change: ShippingChange;
      readonly expected: number;
    }): Promise<ShippingOutcome> => {
      const { change, expected } = consent;
      switch (change.change) {
        case 'save': {
          const body = { ...change.profile, expected };
          const profile =
            change.profileId === null
              ? await call(shipping.create, { params: { id }, body })
              : await call(shipping.update, { params: { id, profileId: change.profileId }, body });
          return { profile };
        }
        case 'remove':
          await call(shipping.remove, { params: { id, profileId: change.profileId }, query: { expected } });
          return nothing;
        case 'default':
          await call(shipping.setDefault, { params: { id }, body: { profileId: change.profileId, expected } });
          return nothing;
        case 'policy': {
          const { profileId, site, accountId, policyId } = change;
          await call(shipping.choosePolicy, {
            params: { id, profileId, site },
            body: { accountId, policyId, expected },
          });
          return nothing;
        }
        case 'modes': {
          const { accountId, modes } = change;
          await call(shipping.chooseModes, { params: { id }, body: { accountId, modes, expected } });
          return nothing;
        }
      }
    },
    onSettled: refresh,
  });
}
