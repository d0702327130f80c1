import { wrongValue } from './errors.ts';
import type { StripeOperation } from './operation.ts';
import { present, requireText } from './payments.ts';

/** The only clause of Stripe's search language that the sandbox supports: a metadata field with its value. */
const CLAUSE = /^metadata\['(\w{1,40})'\]:'([^'\\]{0,500})'$/;

export const searchOperations: readonly StripeOperation[] = [
  {
    name: 'payment_intents.search',
    method: 'GET',
    url: '/payment_intents/search',
    knows: ['query', 'limit'],
    run({ world, form }) {
      const [, name, value] = CLAUSE.exec(requireText(form, 'query')) ?? [];
      if (name === undefined) throw wrongValue('query', 'The search query could not be understood.');
      const all = world.stripe.list('payment_intent').filter(({ metadata }) => metadata[name] === value);
      const limit = Math.min(100, Number(form.limit ?? 10));
      const data = all.slice(0, limit).map((intent) => present(world, intent));
      return { object: 'search_result', url: '/v1/payment_intents/search', has_more: all.length > limit, data };
    },
  },
];
