import {
  type AssumptionsInput,
  changes,
  costs,
  type DecimalMark,
  history,
  type ItemCostInput,
  products,
} from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, query } from '../../lib/api/call.ts';
import { useUser } from '../../lib/session.ts';

export function useItemCosts(itemId: number) {
  const { id } = useUser();
  return useQuery(query(costs.listOfItem, { params: { id, itemId } }));
}

export function useItemMargins(itemId: number) {
  const { id } = useUser();
  return useQuery(query(costs.listMargins, { params: { id, itemId } }));
}

export function useSetCost(itemId: number) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ItemCostInput) => call(costs.setOfItem, { params: { id, itemId }, body }),
    onSuccess: () => {
      for (const one of [costs.listOfItem, costs.listMargins, costs.listCountries, products.list, history.list])
        void client.invalidateQueries({ queryKey: [one.id] });
    },
  });
}

export function useOrderMargin(orderId: number) {
  const { id } = useUser();
  return useQuery(query(costs.getOfOrder, { params: { id, orderId } }));
}

function useOfAccount() {
  const { id } = useUser();
  const { account } = useAccount();
  return { params: { id }, query: { accountId: account.id } };
}

export function useAssumptions() {
  return useQuery(query(costs.listAssumptions, useOfAccount()));
}

export function useSetAssumptions() {
  const given = useOfAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AssumptionsInput) => call(costs.setAssumptions, { ...given, body }),
    onSuccess: (list) => {
      client.setQueryData(query(costs.listAssumptions, given).queryKey, list);
      for (const one of [costs.listMargins, costs.listCountries, history.list])
        void client.invalidateQueries({ queryKey: [one.id] });
    },
  });
}

/** While margins are worked out, their state is asked for again after so long. */
const ASKED_AGAIN_MS = 2_000;

export function useCountries() {
  const given = useOfAccount();
  return useQuery({
    ...query(costs.listCountries, given),
    refetchInterval: ({ state }) => (state.data?.isWorking ? ASKED_AGAIN_MS : false),
  });
}

export function useWorkOut() {
  const given = useOfAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(costs.workOut, given),
    onSuccess: (answer) => client.setQueryData(query(costs.listCountries, given).queryKey, answer),
  });
}

export interface CostFileGiven {
  readonly bytes: string;
  readonly decimal: DecimalMark;
  readonly validFrom: string;
}

export function usePreviewCosts() {
  const given = useOfAccount();
  return useMutation({ mutationFn: (body: CostFileGiven) => call(costs.previewImport, { ...given, body }) });
}

export function useImportCosts() {
  const given = useOfAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CostFileGiven & { readonly expected: number; readonly accepted: readonly number[] }) =>
      call(costs.importCsv, { ...given, body }),
    onSuccess: () => {
      for (const one of [costs.listCountries, changes.list, history.list])
        void client.invalidateQueries({ queryKey: [one.id] });
    },
  });
}
