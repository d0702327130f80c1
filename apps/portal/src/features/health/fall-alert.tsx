import { LateBar } from '../../ui/late-bar.tsx';
import { FallNotice } from './fall-notice.tsx';
import { useHealth } from './use-health.ts';

/** Before all else of an account: its list is in doubt, and waits for the seller. Nothing where it is not. */
export function FallAlert({ accountId }: { readonly accountId: number }) {
  const { data } = useHealth(accountId);
  return (
    <LateBar key={accountId} isKnown={data !== undefined}>
      {data?.fall ? <FallNotice accountId={accountId} fall={data.fall} /> : null}
    </LateBar>
  );
}
