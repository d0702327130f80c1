import { BILLING_INTERVALS, DAY_MS, PLAN_IDS, type PlanChoice } from '@quayside/kernel';

/*
 * The plan that somebody chose before or while signing up. The browser's storage keeps it, because the mailbox may be confirmed in another
 * tab. It is forgotten once a plan is paid, and after a week.
 */

const KEY = 'quayside.chosen-plan';
const KEEP_MS = 7 * DAY_MS;

interface Chosen extends PlanChoice {
  readonly at: number;
  /** Whether a visitor chose it who has not come to the checkout since. */
  readonly isDue: boolean;
}

/** The plan that a checkout's address names: `/checkout/yearly/billing?plan=growth`. */
export function planInAddress(pathname: string, search: string): PlanChoice | null {
  const [, area, name] = pathname.split('/');
  const interval = BILLING_INTERVALS.find((one) => one === name);
  const plan = PLAN_IDS.find((one) => one === new URLSearchParams(search).get('plan'));
  return area === 'checkout' && interval && plan ? { plan, interval } : null;
}

export function rememberPlan({ plan, interval }: PlanChoice, isDue: boolean, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ plan, interval, isDue, at: now } satisfies Chosen));
}

export function forgetPlan(): void {
  localStorage.removeItem(KEY);
}

export function chosenPlan(now = Date.now()): (PlanChoice & { readonly isDue: boolean }) | null {
  try {
    const { plan, interval, at, isDue } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
    const known = planInAddress(`/checkout/${interval}`, `plan=${plan}`);
    return known && at !== undefined && now - at < KEEP_MS ? { ...known, isDue: isDue === true } : null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}
