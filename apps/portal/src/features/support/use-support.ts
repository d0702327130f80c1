import { type SupportRequestInput, support } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { paths } from '../../lib/paths.ts';

/** The data of the confirmation screen, stored in the browser's history entry, so that a reload keeps it. */
export interface Sent {
  readonly reference: string;
  readonly email: string;
}

export function useSubmitRequest() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: SupportRequestInput) => call(support.create, { body }),
    onSuccess: ({ reference }, { email }) => {
      const sent: Sent = { reference, email };
      // Replaces the form in the history, so that the back button cannot send it twice.
      return navigate(paths.requestSent, { replace: true, state: sent });
    },
  });
}

/** History state may have any shape, so it is validated. */
export function readSent(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || !('reference' in state) || !('email' in state)) return null;
  const { reference, email } = state;
  return typeof reference === 'string' && typeof email === 'string' ? { reference, email } : null;
}
