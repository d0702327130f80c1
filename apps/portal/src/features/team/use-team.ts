import { type Member, team } from '@quayside/contract';
import { dutyOfRole, mayDo, ROLES, type Role } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, query } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { goOnAsNewUser } from '../../lib/go-on.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';

export function useTeam() {
  const { id } = useUser();
  return useQuery(query(team.list, { params: { id } }));
}

/** The roles that the signed-in login may give and revoke. */
export function useRolesToGive(): readonly Role[] {
  const { role } = useUser();
  return ROLES.filter((one) => mayDo(role, dutyOfRole(one)));
}

export function useTeamActions() {
  const { id } = useUser();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [team.list.id] });
  const onError = (error: Error) => toastFailure(error);
  return {
    /** The dialog that sends the invitation shows its failures. */
    invite: useMutation({
      mutationFn: (body: { readonly email: string; readonly role: Role }) =>
        call(team.invite, { params: { id }, body }),
      onSuccess: ({ email }) => {
        showToast('invitationSent', { email });
        return refresh();
      },
    }),
    withdraw: useMutation({
      mutationFn: (invitationId: number) => call(team.withdraw, { params: { id, invitationId } }),
      onSuccess: () => {
        showToast('invitationWithdrawn');
        return refresh();
      },
      onError,
    }),
    setRole: useMutation({
      mutationFn: ({ loginId, role }: { readonly loginId: number; readonly role: Role }) =>
        call(team.update, { params: { id, loginId }, body: { role } }),
      onSuccess: () => {
        showToast('roleChanged');
        return refresh();
      },
      onError,
    }),
    remove: useMutation({
      mutationFn: ({ loginId }: Member) => call(team.remove, { params: { id, loginId } }),
      onSuccess: (_done, { name }) => {
        showToast('memberRemoved', { name });
        return refresh();
      },
      onError,
    }),
  };
}

export function useWorkplaces() {
  return useQuery(query(team.listWorkplaces, {}));
}

export function useSwitchWorkplace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: number) => call(team.switchWorkplace, { body: { user_id: userId } }),
    onSuccess: () => goOnAsNewUser(client),
    onError: (error) => toastFailure(error),
  });
}
