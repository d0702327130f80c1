import { describe, expectTypeOf, it } from 'vitest';
import type { OrdersDeps, pollOrders } from '../orders/orders.service.ts';
import type { AccountsDeps, OpenedAccount } from './open-account.ts';

type Write = 'publish' | 'updateOffers' | 'end' | 'updateHomeStock' | 'answerOrders' | 'ship';
type ConnectorGiven = NonNullable<ReturnType<AccountsDeps['connectors']['get']>>;

describe('a module that does not send', () => {
  it('gets connectors without write methods', () => {
    expectTypeOf<Extract<keyof OpenedAccount['connector'], Write>>().toBeNever();
    expectTypeOf<Extract<keyof ConnectorGiven, Write>>().toBeNever();
    expectTypeOf<keyof NonNullable<OpenedAccount['connector']['bulk']>>().toEqualTypeOf<
      'limit' | 'from' | 'overlaps'
    >();
    expectTypeOf<Extract<keyof Parameters<typeof pollOrders>[1]['connector'], Write>>().toBeNever();
    expectTypeOf<ReturnType<OrdersDeps['awaitsAnswers']>>().toEqualTypeOf<boolean>();
  });
});
