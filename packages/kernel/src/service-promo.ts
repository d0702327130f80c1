import type { ServiceState } from './access/eligibility.ts';

export type Service = 'shipping' | 'returns';

/** What `/shipping` or `/returns` shows; `none` leads on to the external shipping host. */
export type ServicePromo = 'none' | 'upgrade' | 'comingSoon' | 'demo';

/**
 * The service page's one rule (specification, section 2): whoever has the service, or may have shipping, is led on. A seller who
 * may have returns and has not switched them on is shown a demo; of the others, those without a paid plan are shown the plans.
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
