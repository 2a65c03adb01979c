import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';
import { UNSAFE_decodeViaTurboStream as decode, isRouteErrorResponse } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  extractHydrationData,
  HydrationDataProvider,
  useHydrationDataText,
} from './hydration-data-provider.tsx';
import { routerFuture } from './router-future.ts';

function Block() {
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: useHydrationDataText() }} />;
}

/** Returns the hydration data that the server's router creates for a page with this loader and action, as text. */
async function hydrationDataOf(loader: () => unknown, action?: () => unknown): Promise<string> {
  let block = '';
  const handleRequest = async (_: Request, status: number, headers: Headers, context: EntryContext) => {
    const data = await extractHydrationData(context);
    const page = (
      <HydrationDataProvider text={data}>
        <Block />
      </HydrationDataProvider>
    );
    const { prelude } = await prerenderToNodeStream(page);
    block = (await text(prelude)).replace(/<script[^>]*>|<\/script>$/g, '');
    return new Response('', { status, headers });
  };
  const manifestRoute = { id: 'root', path: '', module: '', hasLoader: true, hasAction: true };
  const build = {
    assets: { entry: { module: '', imports: [] }, routes: { root: manifestRoute }, url: '', version: '1' },
    assetsBuildDirectory: '',
    basename: '/',
    entry: { module: { default: handleRequest, handleError: () => undefined } },
    future: routerFuture,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader, action } } },
    ssr: true,
  } as unknown as ServerBuild;
  const method = action ? 'POST' : 'GET';
  await createRequestHandler(build, 'production')(new Request('http://shop.example/', { method }));
  return block;
}

async function read(block: string) {
  const { value, done } = await decode(new Blob([block]).stream(), globalThis as never);
  await done;
  return value as Record<'loaderData' | 'actionData' | 'errors', { root?: unknown } | null | undefined>;
}

test('passes the data of a loader to the browser unchanged, including dates', async () => {
  const answer = {
    text: 'বসার ঘর, “&” and </script><!--',
    counts: [3, 0, -1.5, '', null],
    deep: [{ a: { b: true } }],
    day: new Date('2026-11-27'),
  };
  expect((await read(await hydrationDataOf(() => answer))).loaderData?.root).toEqual(answer);
});

test('passes the data of a form action to the browser', async () => {
  const answer = { line: 'Thank you.', values: { name: 'রহিমা </script>' } };
  const block = await hydrationDataOf(
    () => null,
    () => answer,
  );
  expect((await read(block)).actionData?.root).toEqual(answer);
});

test('passes a thrown response as a route error response', async () => {
  const block = await hydrationDataOf(() => {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  });
  const error = (await read(block)).errors?.root;
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, statusText: 'Not Found' });
});

test('does not leak the message of a server error', async () => {
  const block = await hydrationDataOf(() => {
    throw new Error('secret');
  });
  expect(block).not.toContain('secret');
  expect((await read(block)).errors?.root).toBeInstanceOf(Error);
});

test('escapes values so that none can end the data block', async () => {
  expect(await hydrationDataOf(() => '</script><script>alert(1)</script><!--')).not.toContain('<');
});
