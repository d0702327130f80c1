import { LateBar } from '../../ui/late-bar.tsx';
import { DropNotice } from './drop-notice.tsx';
import { useHealth } from './use-health.ts';

/** Shows a catalogue drop above everything else of an account; renders nothing without one. */
export function DropAlert({ accountId }: { readonly accountId: number }) {
  const { data } = useHealth(accountId);
  return (
    <LateBar key={accountId} isKnown={data !== undefined}>
      {data?.drop ? <DropNotice accountId={accountId} drop={data.drop} /> : null}
    </LateBar>
  );
}
