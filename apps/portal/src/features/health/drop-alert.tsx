import { LateBar } from '../../ui/late-bar.tsx';
import { DropNotice } from './drop-notice.tsx';
import { useHealth } from './use-health.ts';

/** Before all else of an account: its list is in doubt, and waits for the seller. Nothing where it is not. */
export function DropAlert({ accountId }: { readonly accountId: number }) {
  const { data } = useHealth(accountId);
  return (
    <LateBar key={accountId} isKnown={data !== undefined}>
      {data?.drop ? <DropNotice accountId={accountId} drop={data.drop} /> : null}
    </LateBar>
  );
}
