import { addAddress } from '@piri/contract/addresses';
import { searchCategories } from '@piri/contract/categories';
import { getCustomer } from '@piri/contract/customer';
import { expect, expectTypeOf, it } from 'vitest';
import type { RequestContext, SessionCustomer } from '../runtime/context.ts';
import type { EndpointRoute } from './mount-endpoint.ts';

it('passes a customer to the handler only if the endpoint requires one', () => {
  expectTypeOf<RequestContext<typeof getCustomer>['customer']>().toEqualTypeOf<SessionCustomer>();
  expectTypeOf<RequestContext<typeof searchCategories>>().not.toHaveProperty('customer');
  expectTypeOf<RequestContext<typeof addAddress>>().toHaveProperty('once');
  expect([getCustomer.auth, searchCategories.auth, addAddress.repeat]).toEqual(['user', 'public', 'keyed']);
});

it('requires the result of `once` for a keyed endpoint, and no `shared` for a personal one', () => {
  // @ts-expect-error an endpoint with an idempotency key must not be mounted without `once`
  const forgetful: EndpointRoute<typeof addAddress> = { handle: async () => ({}) as never as { id: string } };
  // @ts-expect-error the response of a personal endpoint must not be `shared`
  const careless: EndpointRoute<typeof getCustomer> = { handle: async () => ({}) as never, shared: true };
  expect([typeof forgetful.handle, careless.shared]).toEqual(['function', true]);
});
