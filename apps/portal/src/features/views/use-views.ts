import { type SavedViewInput, type ViewScreen, views } from '@quayside/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useUser } from '../../lib/session.ts';

/** The saved views of a screen: the team's and the login's own. */
export function useViews(screen: ViewScreen) {
  const { id } = useUser();
  return useQuery(query(views.list, { params: { id, screen } }));
}

export function useSaveView(screen: ViewScreen) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedViewInput) => call(views.create, { params: { id, screen }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [views.list.id] }),
    onError: (error) => toastFailure(error),
  });
}

export function useRemoveView(screen: ViewScreen) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (viewId: number) => call(views.remove, { params: { id, screen, viewId } }),
    // Also after a failure: a team mate may have removed it.
    onSettled: () => client.invalidateQueries({ queryKey: [views.list.id] }),
    onError: (error) => toastFailure(error),
  });
}
