import { accounts, type RunView } from '@quayside/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '../../lib/api/call.ts';
import { askAboutClosedMarkets } from '../../lib/opened.ts';
import { useUser } from '../../lib/session.ts';
import { marketsClosedBy } from './closed-markets.ts';
import { stepOf } from './run-summary.ts';

/** Asks for the reason once a run on the current screen has ended the last listing of a market. */
export function useClosedMarkets(run: RunView): void {
  const { id } = useUser();
  const client = useQueryClient();
  const step = stepOf(run.state);
  const before = useRef(step);
  useEffect(() => {
    const isOverNow = before.current === 'carry' && step === 'done';
    before.current = step;
    if (!isOverNow || run.kind !== 'end') return;
    const account = query(accounts.get, { params: { id, accountId: run.accountId } });
    void client.fetchQuery({ ...account, staleTime: 0 }).then(
      (page) => {
        const closed = marketsClosedBy(run, page);
        if (closed.length > 0) askAboutClosedMarkets(closed);
      },
      // Without the account it is unknown whether listings remain, so the question is skipped.
      () => undefined,
    );
  }, [step, run, id, client]);
}
