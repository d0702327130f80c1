import { type ReactNode, useEffect } from 'react';
import { storeCookie } from '../../../lib/cookies.ts';
import { useUser } from '../../../lib/session.ts';
import classes from '../channel-screen.module.css';
import { ChannelScreen } from '../channel-screen.tsx';
import type { OnboardingSlots } from '../slots.ts';
import { CredentialsPanel } from './credentials-panel.tsx';
import { visitCookie } from './visit-cookie.ts';

/**
 * Cdiscount's onboarding: the credentials and their status next to the steps, and the default offer terms while the
 * shop is connected.
 */
export function CdiscountScreen({ accountId, ...slots }: OnboardingSlots & { readonly accountId: number | null }) {
  const { ongoingOnboardings } = useUser();
  useEffect(() => {
    const cookie = visitCookie(document.cookie);
    if (cookie) storeCookie(cookie);
  }, []);
  const isUnderWay = ongoingOnboardings.includes('cdiscount');
  const panel: ReactNode =
    accountId === null ? null : (
      <div className={classes.own}>
        <CredentialsPanel accountId={accountId} hasTerms={!isUnderWay} />
        {isUnderWay ? null : slots.renderTaxSettings(accountId)}
      </div>
    );
  return <ChannelScreen platform="cdiscount" accountId={accountId} own={panel} {...slots} />;
}
