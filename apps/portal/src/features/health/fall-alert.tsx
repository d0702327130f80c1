import { FallNotice } from './fall-notice.tsx';
import { useHealth } from './use-health.ts';

/** Before all else of an account: its list is in doubt, and waits for the seller. Nothing where it is not. */
export function FallAlert({ accountId }: { readonly accountId: number }) {
  const fall = useHealth(accountId).data?.fall;
  return fall ? <FallNotice accountId={accountId} fall={fall} /> : null;
}
