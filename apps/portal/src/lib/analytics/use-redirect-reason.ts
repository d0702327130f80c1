import { connectAlertOf, isPlatform, onboardingOutcome, readRedirectBack } from '@quayside/kernel';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { diary } from '../diary/diary.ts';
import { useUser } from '../session.ts';
import { analyticsFor, useAnalytics } from './analytics.ts';

export interface RedirectReason {
  readonly channel: string;
  readonly outcome: string;
  readonly alert: string;
  readonly reason: string;
}

/** Only codes are recorded, so that a manipulated address cannot write into the analytics. */
const REASON = /^[a-z_]{1,40}$/;

/** The redirect reason of an address (`?onboarding=ebay&fail_type=declined`); null if it names no channel. */
export function redirectReason(search: string): RedirectReason | null {
  const back = readRedirectBack(new URLSearchParams(search));
  if (!back || !isPlatform(back.onboarding)) return null;
  const reason = back.failType === null ? 'none' : REASON.test(back.failType) ? back.failType : 'unknown';
  return {
    channel: back.onboarding,
    outcome: onboardingOutcome(back.failType),
    alert: connectAlertOf(back.failType) ?? 'none',
    reason,
  };
}

function lineOf({ channel, outcome, alert, reason }: RedirectReason): string {
  return `channel=${channel} outcome=${outcome} alert=${alert} reason=${reason}`;
}

/** Records the reason of each redirect back. */
export function useRedirectReason(): void {
  const service = useAnalytics();
  const { adminUserId } = useUser();
  const { search } = useLocation();
  useEffect(() => {
    const reason = redirectReason(search);
    if (!reason) return;
    analyticsFor({ adminUserId }, service).event('onboarding_redirect_back', { ...reason });
    // Without an analytics service the operator finds it in the log. An admin who acts as the seller is recorded in neither.
    if (adminUserId === null) diary.note(lineOf(reason), 'onboarding redirect back');
  }, [service, adminUserId, search]);
}
