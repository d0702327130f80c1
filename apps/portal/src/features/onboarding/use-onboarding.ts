import {
  connecting,
  type Onboarding,
  type OnboardingParams,
  onboarding,
  type StepAnswer,
  session,
} from '@quayside/contract';
import type { OnboardingStep, Platform } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { call, query } from '../../lib/api/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';

/** The onboarding in progress on a platform; null if there is none. */
export function useOngoing(platform: Platform) {
  const { id } = useUser();
  return useQuery({
    ...query(onboarding.list, { params: { id }, query: { is_ongoing: true } }),
    select: ({ list }) => list.find(({ channel }) => channel === platform) ?? null,
  });
}

/** The platforms that this installation can connect. */
export function useOfferedPlatforms() {
  const { id } = useUser();
  return useQuery({
    ...query(connecting.listWays, { params: { id } }),
    select: ({ list }) => list.map(({ platform }) => platform),
  });
}

/**
 * Starts or resumes an onboarding: the browser goes to the marketplace's consent page or the platform's own screen. `elsewhere` stays on
 * this page, for a seller who connects in another way.
 */
export function useStart(platform: Platform) {
  const { id } = useUser();
  const { t } = useTranslation('onboarding');
  const { key: visit } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const start = useMutation({
    mutationFn: async (way: 'straight' | 'elsewhere') => {
      const { redirect_url } = await call(onboarding.start, {
        params: { id, platform },
        // The root resolves each result to an address; the callback adds the result to its query.
        body: { redirect_back_url: paths.root, redirect_back_failure_url: paths.root, user_id: id },
      });
      const to = way === 'elsewhere' ? paths.channelOnboarding(platform, null) : redirect_url;
      return { to, visitLeft: to.startsWith('/') ? visit : null };
    },
    onSuccess: async ({ to, visitLeft }) => {
      if (visitLeft !== null) {
        await refresh();
        await navigate(to);
        return;
      }
      showOverlay(t('leaving'));
      location.assign(to);
    },
  });
  // The current screen stays until the next one has loaded, although the onboarding has already started.
  return { ...start, isLeaving: start.isPending || start.data?.visitLeft === visit };
}

/** Changes of the onboarding in progress. Each returns its new state. */
export function useOnboardingActions(platform: Platform, onEnded: (ended: Onboarding) => void) {
  const { id } = useUser();
  const refresh = useRefresh();
  const params: OnboardingParams = { id, platform };
  const handling = {
    onSuccess: async (next: Onboarding) => {
      if (!next.is_ongoing) onEnded(next);
      await refresh();
    },
  };
  return {
    answer: useMutation({
      mutationFn: (answer: StepAnswer) => call(onboarding.answer, { params, body: answer }),
      ...handling,
    }),
    goTo: useMutation({
      mutationFn: (type: OnboardingStep) => call(onboarding.setStep, { params, body: { type } }),
      ...handling,
    }),
    recalculate: useMutation({
      mutationFn: () => call(onboarding.recalculate, { params }),
      ...handling,
    }),
    settleCheckout: useMutation({
      mutationFn: (result: 'failed' | 'later') => call(onboarding.settleCheckout, { params, body: { result } }),
      ...handling,
    }),
  };
}
export type OnboardingActions = ReturnType<typeof useOnboardingActions>;

/** Cancels the onboarding and leads to the user's home: the start page or the dashboard. */
export function useCancel(platform: Platform) {
  const { id, accounts } = useUser();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(onboarding.cancel, { params: { id, platform } }),
    // Runs before any refetch, because the component that called it unmounts.
    onSuccess: async () => {
      await navigate(accounts.length > 0 ? paths.root : paths.start);
      await refresh();
    },
  });
}

/** The onboarding in progress decides where the user lands, so it is part of the session. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([session.get, onboarding.list].map((one) => client.invalidateQueries({ queryKey: [one.id] })));
  };
}
