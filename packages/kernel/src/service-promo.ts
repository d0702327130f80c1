import type { ServiceState } from './access/eligibility.ts';

export type Service = 'shipping' | 'returns';

/** What `/shipping` or `/returns` shows; `none` redirects to the external shipping host. */
export type ServicePromo = 'none' | 'upgrade' | 'comingSoon' | 'demo';

/**
 * The rule of the service pages (specification, section 2). A seller who has the service, or may have shipping, is
 * redirected. A seller who may have returns but has not switched them on sees a demo. Other sellers without a paid plan
 * see the plans.
 */
export function servicePromo(
  service: Service,
  state: ServiceState,
  user: { readonly isPaying: boolean },
): ServicePromo {
  if (state.isEnabled) return 'none';
  if (state.isEligible) return service === 'shipping' ? 'none' : 'demo';
  return user.isPaying ? 'comingSoon' : 'upgrade';
}
