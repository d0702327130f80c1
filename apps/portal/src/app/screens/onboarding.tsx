import {
  CHECKOUT_FAIL_TYPE,
  credentialStatusOf,
  isPlatform,
  type Platform,
  type RedirectBack,
  readRedirectBack,
} from '@quayside/kernel';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ConnectForm } from '../../features/accounts/connect/connect-form.tsx';
import { outcomeQuery } from '../../features/accounts/connect/outcome-query.ts';
import { ConnectOutcome } from '../../features/accounts/connect-outcome.tsx';
import { ImportProgress } from '../../features/accounts/import-banner.tsx';
import { CdiscountScreen } from '../../features/onboarding/cdiscount/cdiscount-screen.tsx';
import { CredentialLine } from '../../features/onboarding/cdiscount/credentials-panel.tsx';
import { ChannelScreen } from '../../features/onboarding/channel-screen.tsx';
import type { TaxesQuestion } from '../../features/onboarding/slots.ts';
import { StandardTaxesForm } from '../../features/taxes/standard-taxes-form.tsx';
import { isApiError } from '../../lib/api/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAddress } from '../routes/address.ts';

const TaxesPanel = lazyPart(async () => ({
  default: (await import('../../features/taxes/taxes-panel.tsx')).TaxesPanel,
}));

/** `/onboarding` (eBay) and `/{platform}/{account}/onboarding`. */
export function Screen() {
  const { platform = 'ebay' } = useParams();
  const { at } = useAddress();
  const [query] = useSearchParams();
  // With all accounts selected, the account states its platform.
  const channel: Platform = isPlatform(platform) ? platform : (at?.platform ?? 'ebay');
  const slots = {
    accountId: at?.account.id ?? null,
    connect: <Connect platform={channel} />,
    outcome: outcomeOf(readRedirectBack(query), channel),
    renderProgress: (accountId: number) => <ImportProgress accountId={accountId} />,
    renderTaxes: (question: TaxesQuestion) => <StandardTaxesForm {...question} />,
    renderTaxSettings: (accountId: number) => (
      <Suspense fallback={<Spinner placement="part" />}>
        <TaxesPanel accountId={accountId} />
      </Suspense>
    ),
  };
  return channel === 'cdiscount' ? <CdiscountScreen {...slots} /> : <ChannelScreen platform={channel} {...slots} />;
}

/** The result of a visit to a marketplace: this channel's, or a failure of another one that returned here. */
function outcomeOf(back: RedirectBack | null, channel: Platform): ReactNode {
  if (!back || !isPlatform(back.onboarding) || back.failType === CHECKOUT_FAIL_TYPE) return null;
  if (back.onboarding !== channel && back.failType === null) return null;
  return <ConnectOutcome platform={back.onboarding} failure={back.failType} />;
}

/** Connects in any way that the platform supports. Cdiscount's credential errors have their own texts. */
function Connect({ platform }: { readonly platform: Platform }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error | null>(null);
  return (
    <>
      {platform === 'cdiscount' && failure ? <CredentialLine status={statusAfter(failure)} /> : null}
      <ConnectForm
        target={{ platform, accountId: null, back: paths.root, failureBack: paths.root }}
        onConnected={(result) =>
          navigate(paths.channelOnboarding(platform, result.account_id) + outcomeQuery(platform, result))
        }
        onFailed={setFailure}
      />
    </>
  );
}

/** Errors by which the marketplace itself rejects the input, as opposed to connection errors. */
const REFUSALS: readonly string[] = ['credentials_refused', 'merchant_not_found', 'connect_refused'];

function statusAfter(failure: Error) {
  return credentialStatusOf({
    description: failure.message,
    isRefused: isApiError(failure) && REFUSALS.includes(failure.code),
  });
}
