import {
  type AccountEntry,
  type BelowConsent,
  charts,
  type FloorRuleList,
  type FloorsToPrepare,
  onboarding,
  type PriceSetting,
  pricing,
  products,
  type RateView,
  type RulesToPrepare,
  tags,
} from '@quayside/contract';
import type { Currency } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

function useConfigInput() {
  const { id } = useUser();
  const { platform, account } = useAccount();
  return { params: { id, platform }, query: { accountId: account.id } };
}

export function usePriceConfig() {
  return useQuery(query(pricing.getConfig, useConfigInput()));
}

/** The rates from another account's home currency; empty for the account in the address, whose config contains them. */
export function useRatesFrom(source: AccountEntry): readonly RateView[] {
  const { id } = useUser();
  const { account } = useAccount();
  const config = useQuery({
    ...query(pricing.getConfig, {
      params: { id, platform: source.platform },
      query: { accountId: source.id },
    }),
    enabled: source.id !== account.id,
  });
  return config.data?.rates ?? [];
}

/** Previews which live listings would change if these rules were saved. */
export function usePreviewRules() {
  const input = useConfigInput();
  return useMutation({
    mutationFn: (rules: readonly PriceSetting[]) => call(pricing.previewConfig, { ...input, body: { rules } }),
  });
}

/** Saves rules with the seller's consent to the number of live prices shown. */
export function useSavePriceConfig() {
  const input = useConfigInput();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (consent: {
      readonly rules: readonly PriceSetting[];
      readonly expected: number;
      readonly below?: BelowConsent;
    }) => call(pricing.updateConfig, { ...input, body: consent }),
    onSuccess: ({ changedListings: _, ...config }) => {
      client.setQueryData(query(pricing.getConfig, input).queryKey, config);
      for (const { id } of [products.get, products.list, products.listTotals])
        void client.invalidateQueries({ queryKey: [id] });
      // Cdiscount's terms show the account's price rule as their price adjustment.
      void client.invalidateQueries({ queryKey: [onboarding.getCdiscount.id] });
    },
  });
}

/** The rate from the account's home currency to another, day by day. */
export function useRateHistory(to: Currency) {
  const { params, query: account } = useConfigInput();
  return useQuery(query(pricing.getRateHistory, { params, query: { ...account, to } }));
}

/** What a move of that rate would change; works out every live price, so only if `isAsked`. */
export function useRateMoves(to: Currency, isAsked: boolean) {
  const { params, query: account } = useConfigInput();
  return useQuery({
    ...query(pricing.getRateMoves, { params, query: { ...account, to } }),
    enabled: isAsked,
    // Rules may have changed since.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The rules for some items, in the order in which they are asked. */
export function useItemRules() {
  return useQuery(query(pricing.getItemRules, useConfigInput()));
}

/** Prepares a change of rules with every live price that it changes; it is confirmed in the dialog of changes. */
export function usePrepareRules() {
  const input = useConfigInput();
  return useMutation({ mutationFn: (body: RulesToPrepare) => call(pricing.prepareRules, { ...input, body }) });
}

/** The lowest prices for some items, in the order in which they are asked. */
export function useFloorRules() {
  return useQuery(query(pricing.getFloorRules, useConfigInput()));
}

/** What would be on sale below these lowest prices; saves nothing. */
export function usePreviewFloors() {
  const input = useConfigInput();
  return useMutation({ mutationFn: (body: FloorRuleList) => call(pricing.previewFloorRules, { ...input, body }) });
}

/** Prepares a change of lowest prices with every listing that it concerns. */
export function usePrepareFloors() {
  const input = useConfigInput();
  return useMutation({ mutationFn: (body: FloorsToPrepare) => call(pricing.prepareFloorRules, { ...input, body }) });
}

/** Brands and categories of the catalogue that contain what is typed, and all tags. Without the permission to read them, there are no suggestions. */
export function useNamesOfCatalogue({ brand, category }: { readonly brand: string; readonly category: string }) {
  const { id } = useUser();
  const params = { id };
  const brands = useQuery({ ...query(charts.listBrands, { params, query: asked(brand) }), retry: false });
  const categories = useQuery({ ...query(charts.listCategories, { params, query: asked(category) }), retry: false });
  const known = useQuery({ ...query(tags.list, { params }), retry: false });
  return {
    tags: (known.data?.list ?? []).map(({ name }) => name),
    brands: brands.data?.brands ?? [],
    categories: (categories.data?.categories ?? []).map(({ path }) => path),
  };
}

const asked = (typed: string) => (typed.trim() === '' ? {} : { query: typed.trim() });

/** What a rule makes of the first item that it fits; asked only for rules whose price follows from the margin. */
export function useRuleExample(rule: ItemRule) {
  const input = useConfigInput();
  return useQuery({
    ...query(pricing.workExample, { ...input, body: { rule } }),
    enabled: rule.uplift.kind === 'margin' && rule.name.trim() !== '',
    retry: false,
  });
}

/** Reads rules and prices again once a change of them is carried out, in part or as a whole. */
export function useRulesChanged() {
  const client = useQueryClient();
  return () => {
    const read = [
      pricing.getConfig,
      pricing.getItemRules,
      pricing.getFloorRules,
      products.get,
      products.list,
      products.listTotals,
    ];
    for (const { id } of [...read, onboarding.getCdiscount]) void client.invalidateQueries({ queryKey: [id] });
  };
}

const stopsOf = (id: number) => query(pricing.getStops, { params: { id } });

export function useStops() {
  const { id } = useUser();
  return useQuery(stopsOf(id));
}

/** Without `accountId`: the prices of all accounts. */
export function useSetStop() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly accountId?: number; readonly isStopped: boolean; readonly expected?: number }) =>
      call(pricing.setStop, { params: { id }, body }),
    onSuccess: (stops) => client.setQueryData(stopsOf(id).queryKey, stops),
    onError: () => client.invalidateQueries({ queryKey: stopsOf(id).queryKey }),
  });
}
