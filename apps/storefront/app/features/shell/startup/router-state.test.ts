import { UNSAFE_decodeViaTurboStream as decode, isRouteErrorResponse } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type RouterState, routerStateToStream, routerStateToText } from './router-state.ts';

const handedOver = async (state: RouterState) => {
  const { value, done } = await decode(
    routerStateToStream(JSON.parse(routerStateToText(state))),
    globalThis as never,
  );
  await done;
  return value as RouterState;
};

test('what the loaders answered reaches the router as it was', async () => {
  const loaderData = {
    root: {
      name: 'Piri',
      counts: [3, 0, -1.5, '', null],
      empty: {},
      none: [],
      deep: [{ a: { b: true, c: false } }],
    },
    'routes/text': 'বসার ঘর, “&” and </script>',
  };
  expect(await handedOver({ loaderData })).toMatchObject({ loaderData, errors: null });
});

test('what an action answered to a form reaches the router, too', async () => {
  const actionData = { 'routes/contact': { line: 'Thank you.', values: { name: 'রহিমা </script>' } } };
  expect((await handedOver({ loaderData: {}, actionData })).actionData).toEqual(actionData);
});

test('a text that stands twice is one and the same value', async () => {
  const loaderData = { a: ['sofa', 'sofa'], b: 'sofa' };
  expect((await handedOver({ loaderData })).loaderData).toEqual(loaderData);
});

test('an answer that was thrown is an answer again', async () => {
  const thrown = { status: 404, statusText: 'Not Found', internal: false, data: null };
  const { errors } = await handedOver({ loaderData: {}, errors: { 'routes/details': thrown } });
  const error = errors?.['routes/details'];
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, statusText: 'Not Found', data: null });
});

test('a failure is an error again, with the words it had and nothing else', async () => {
  const { errors } = await handedOver({
    loaderData: {},
    errors: { root: new Error('Unexpected Server Error') },
  });
  const error = errors?.['root'];
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message: 'Unexpected Server Error' });
});

test('no value ends its data block', () => {
  const text = routerStateToText({ loaderData: { root: '</script><script>alert(1)</script><!--' } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ loaderData: { root: '</script><script>alert(1)</script><!--' } });
});
