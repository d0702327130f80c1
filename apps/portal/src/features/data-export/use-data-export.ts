import { dataExport, type ExportState } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The polling interval of a page that waits for its export. */
const ASK_EVERY_MS = 2_000;

export function useDataExport() {
  const { id } = useUser();
  return useQuery({
    ...query(dataExport.get, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_EVERY_MS : false),
  });
}

export function useMakeExport() {
  const { id } = useUser();
  const client = useQueryClient();
  const options = query(dataExport.get, { params: { id } });
  return useMutation({
    mutationFn: () => call(dataExport.create, { params: { id } }),
    onSuccess: (state: ExportState) => client.setQueryData(options.queryKey, state),
    onError: (error) => {
      toastFailure(error, 'plain');
      return client.invalidateQueries({ queryKey: options.queryKey });
    },
  });
}
