import { ENGINE_LABELS, type EnginePlace, engineTrust, publishing, siteTitles } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from './api/call.ts';
import { useUser } from './session.ts';

export const engineName = (engine: EnginePlace['engine']): string =>
  engine === 'ebay' ? 'eBay' : ENGINE_LABELS[engine];

/** Which engines' titles go live on which sites without a look. */
export function useEngineTrust() {
  const { id } = useUser();
  return useQuery(query(engineTrust.list, { params: { id } }));
}

/** Also changes the verdicts of runs that wait for their consent, and what waits in the lists of titles. */
export function useTrustEngines() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly places: readonly EnginePlace[]; readonly isTrusted: boolean }) =>
      call(engineTrust.update, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [
          engineTrust.list,
          publishing.get,
          publishing.list,
          publishing.listRunItems,
          publishing.listUnseen,
          siteTitles.get,
        ].map(({ id: called }) => client.invalidateQueries({ queryKey: [called] })),
      ),
  });
}
