import type { PaymentProvider } from './payment-provider.ts';
import type { StripeSettings } from './stripe-provider.ts';

/** Stripe, imported with the first call: its library takes 15 MB, and a process that idles makes no call. */
export function createStripeWhenNeeded(settings: StripeSettings): PaymentProvider {
  let made: Promise<PaymentProvider> | undefined;
  const stripe = () => {
    made ??= import('./stripe-provider.ts').then(({ createStripeProvider }) => createStripeProvider(settings));
    return made;
  };
  return {
    name: 'stripe',
    charge: async (...given) => (await stripe()).charge(...given),
    find: async (...given) => (await stripe()).find(...given),
    read: async (...given) => (await stripe()).read(...given),
    cancel: async (...given) => (await stripe()).cancel(...given),
    refund: async (...given) => (await stripe()).refund(...given),
    readRefunds: async (...given) => (await stripe()).readRefunds(...given),
    accept: async (...given) => (await stripe()).accept(...given),
    openMethodPage: async (...given) => (await stripe()).openMethodPage(...given),
    describe: async (...given) => (await stripe()).describe(...given),
  };
}
