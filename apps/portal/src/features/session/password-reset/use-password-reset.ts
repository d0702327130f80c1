import { password } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(password.requestReset, { body: { email: email.trim() } }),
    onSuccess: () => showToast('passwordRequested'),
  });
}

/** Sets the password with the token of the mailed link, then leads to sign-in. */
export function useResetPassword() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { readonly token: string; readonly password: string }) => call(password.reset, { body }),
    onSuccess: () => {
      showToast('passwordReset');
      return navigate(paths.root, { replace: true });
    },
  });
}
