import { contract, type PriceSetting } from '@quayside/contract';
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
  return useQuery(query(contract.pricing.getConfig, useConfigInput()));
}

export function useSavePriceConfig() {
  const input = useConfigInput();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: readonly PriceSetting[]) => call(contract.pricing.updateConfig, { ...input, body: { rules } }),
    onSuccess: ({ rules, rates }) => {
      client.setQueryData(query(contract.pricing.getConfig, input).queryKey, { rules, rates });
      void client.invalidateQueries({ queryKey: [contract.products.get.id] });
    },
  });
}
