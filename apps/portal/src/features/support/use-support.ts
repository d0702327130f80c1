import { contract, type SupportRequestInput } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { paths } from '../../lib/paths.ts';

/** What the screen after the form says; it is kept with the browser's history entry, so that a reload says it again. */
export interface Sent {
  readonly reference: string;
  readonly email: string;
}

export function useSubmitRequest() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: SupportRequestInput) => call(contract.support.create, { body }),
    onSuccess: ({ reference }, { email }) => {
      const sent: Sent = { reference, email };
      // Going back from there leads to where the form was come to from, not to a form that could be sent twice.
      return navigate(paths.requestSent, { replace: true, state: sent });
    },
  });
}

/** The state of a history entry is whatever once stood there: it is looked at, not trusted. */
export function readSent(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || !('reference' in state) || !('email' in state)) return null;
  const { reference, email } = state;
  return typeof reference === 'string' && typeof email === 'string' ? { reference, email } : null;
}
