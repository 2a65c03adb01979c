import { expect, test } from 'vitest';
import { createRenderCoalescer } from './create-render-coalescer.ts';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('shares a render while it is in progress, and starts a new one after it', async () => {
  const share = createRenderCoalescer<string>(() => true);
  let renders = 0;
  const render = async () => {
    renders += 1;
    await nextTick();
    return `render ${renders}`;
  };
  expect(await Promise.all([share('/shop', render), share('/shop', render)])).toEqual([
    'render 1',
    'render 1',
  ]);
  expect(await share('/shop', render)).toBe('render 2');
});

test('does not share a result that is not public', async () => {
  const share = createRenderCoalescer<string>(() => false);
  const render = (visitor: string) => async () => {
    await nextTick();
    return visitor;
  };
  expect(await Promise.all([share('/orders', render('one')), share('/orders', render('two'))])).toEqual([
    'one',
    'two',
  ]);
});

test('renders again for a request that waited for a failed render', async () => {
  const share = createRenderCoalescer<string>(() => true);
  const failing = share('/shop', () => Promise.reject(new Error('refused')));
  const waiting = share('/shop', async () => 'rendered');
  await expect(failing).rejects.toThrow('refused');
  expect(await waiting).toBe('rendered');
});
