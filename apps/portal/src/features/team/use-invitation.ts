import { type SessionUser, session, team } from '@quayside/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { goOnAsNewUser } from '../../lib/go-on.ts';
import { paths } from '../../lib/paths.ts';
import { sessionQuery } from '../../lib/session.ts';
import { beginSession } from '../../lib/session-channel.ts';

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [team.open.id, token] as const,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(team.open, { body: { token } }, { signal }),
  });

/** Reads the invitation that the link refers to. */
export function useInvitation(token: string) {
  return useQuery({ ...invitationQuery(token), enabled: token !== '' });
}

/** The signed-in user on a public screen; null without a session. */
export function useVisitor(): SessionUser | null {
  return useQuery(sessionQuery).data ?? null;
}

export interface NewLogin {
  readonly name: string;
  readonly password: string;
}

/** Accepts with the signed-in login or a new one, and opens the business. */
export function useAcceptInvitation(token: string, email: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (login: NewLogin | null) => {
      await call(team.accept, { body: { token, ...login } });
      await (login ? signIn(client, email, login.password) : goOnAsNewUser(client));
    },
    onSuccess: () => navigate(paths.root, { replace: true }),
  });
}

async function signIn(client: QueryClient, username: string, password: string): Promise<void> {
  const { user } = await call(session.create, { body: { username, password } });
  if (user) beginSession(client, user);
}
