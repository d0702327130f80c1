import { noSuch, wrongValue } from './errors.ts';
import type { Customer, PaymentMethod } from './model.ts';
import type { StripeOperation } from './operation.ts';
import { metadataOf, requireReusable, requireText, resolveMethod, shownMethod, textOf } from './payments.ts';
import type { StripeWorld } from './stripe-world.ts';

export function findCustomer({ stripe }: StripeWorld, id: string, param = 'id'): Customer {
  const customer = stripe.find('customer', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

function findMethod({ stripe }: StripeWorld, id: string): PaymentMethod {
  const method = stripe.find('payment_method', id);
  if (!method) throw noSuch('PaymentMethod', id);
  return method;
}

const gone = ({ id }: Customer) => ({ id, object: 'customer', deleted: true });

function detach({ stripe }: StripeWorld, method: PaymentMethod): PaymentMethod {
  const detached: PaymentMethod = { ...method, customer: null, isSpent: true };
  stripe.put(detached);
  return detached;
}

export const customerOperations: readonly StripeOperation[] = [
  {
    name: 'customers.create',
    method: 'POST',
    url: '/customers',
    knows: ['email', 'name', 'metadata', 'address', 'description', 'preferred_locales'],
    run({ world, form }) {
      const { stripe } = world;
      const customer: Customer = {
        id: stripe.newId('cus'),
        object: 'customer',
        created: stripe.now(),
        email: textOf(form, 'email') ?? null,
        name: textOf(form, 'name') ?? null,
        metadata: metadataOf(form),
        livemode: false,
      };
      stripe.put(customer);
      return customer;
    },
  },
  {
    name: 'customers.retrieve',
    method: 'GET',
    url: '/customers/:id',
    knows: [],
    run({ world, params }) {
      const known = world.stripe.find('customer', params.id ?? '');
      return known?.deleted ? gone(known) : findCustomer(world, params.id ?? '');
    },
  },
  {
    name: 'customers.delete',
    method: 'DELETE',
    url: '/customers/:id',
    knows: [],
    run({ world, params }) {
      const { stripe } = world;
      const customer: Customer = { ...findCustomer(world, params.id ?? ''), deleted: true };
      stripe.put(customer);
      // A deleted customer loses its payment methods for good.
      for (const method of stripe.list('payment_method')) if (method.customer === customer.id) detach(world, method);
      return gone(customer);
    },
  },
  {
    name: 'payment_methods.retrieve',
    method: 'GET',
    url: '/payment_methods/:id',
    knows: [],
    run: ({ world, params }) => shownMethod(findMethod(world, params.id ?? '')),
  },
  {
    name: 'payment_methods.attach',
    method: 'POST',
    url: '/payment_methods/:id/attach',
    knows: ['customer'],
    run({ world, params, form }) {
      const customer = findCustomer(world, requireText(form, 'customer'), 'customer');
      const method = resolveMethod(world, params.id ?? '');
      if (method.customer !== null && method.customer !== customer.id) {
        throw wrongValue('customer', 'The payment method you provided has already been attached to a customer.');
      }
      requireReusable(method);
      const attached = { ...method, customer: customer.id };
      world.stripe.put(attached);
      return attached;
    },
  },
  {
    name: 'payment_methods.detach',
    method: 'POST',
    url: '/payment_methods/:id/detach',
    knows: [],
    run({ world, params }) {
      const method = findMethod(world, params.id ?? '');
      if (method.customer === null)
        throw wrongValue('payment_method', 'The payment method is not attached to a customer.');
      return shownMethod(detach(world, method));
    },
  },
];
