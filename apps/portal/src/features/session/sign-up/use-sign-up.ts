import { EBAY_LOGIN, type SignUpInput, session } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { chosenPlan } from '../../../lib/chosen-plan.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { isBoundForEbay } from '../ebay-login.ts';
import { useSignIn } from '../use-sign-in.ts';
import { afterFailedSignIn, isAccountKnown, SIGN_IN_AFTER_MS } from './after-sign-up.ts';

/** Signs up and then signs in. `isSuccess` is true between the two. */
export function useSignUp() {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A user who leaves the page signs in manually.
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = ({ email, password }: SignUpInput) => {
    // The checkout's screen may take the place of this one as soon as the session begins.
    const chosen = chosenPlan();
    const next = chosen?.isDue ? paths.checkout('billing', chosen) : paths.root;
    signIn.mutate(
      { username: email, password },
      {
        onSuccess: () => {
          // A server page needs a full page load.
          if (isBoundForEbay(document.cookie)) location.replace(EBAY_LOGIN.path);
          else void navigate(next, { replace: true });
        },
        onError: (error) => {
          const { to, isShown } = afterFailedSignIn(error);
          if (isShown) toastFailure(error);
          void navigate(to, { replace: true });
        },
      },
    );
  };

  return useMutation({
    mutationFn: (body: SignUpInput) => call(session.signUp, { body }),
    onSuccess: (_answer, input) => {
      timer.current = setTimeout(() => enter(input), SIGN_IN_AFTER_MS);
    },
    onError: (error) => {
      if (isAccountKnown(error)) showToast('existingAccount');
    },
  });
}
