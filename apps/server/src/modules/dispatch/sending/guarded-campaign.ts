import { ConnectorError } from '@quayside/connector-kit';
import { isStillWanted, type WaitingCampaign } from '../campaigns.repository.ts';
import type { AdSource } from '../ports.ts';
import type { SettleDeps } from '../settle.ts';
import type { SendContext } from './send.ts';

export type CampaignContext = SendContext & SettleDeps & { readonly ads: AdSource };

/** A call leaves only while the campaign is ours and still wanted so: it may wait for its turn until everything was stopped. */
export function guarded(context: CampaignContext, campaign: WaitingCampaign): CampaignContext['session'] {
  return {
    ...context.session,
    async mayLeave() {
      await context.session.mayLeave?.();
      if (!(await isStillWanted(context.db, campaign)))
        throw new ConnectorError('unavailable', 'The campaign is wanted otherwise by now, so the call was not made.');
    },
  };
}
