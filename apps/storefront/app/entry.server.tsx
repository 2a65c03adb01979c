import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router-dom';
import { guestOrdersScript } from './features/orders/payment-result/guest-orders-script.ts';
import drawings from './features/platform/images/drawings.svg?raw';
import { HydrationData, takeHydrationData } from './features/platform/react-router/hydration-data.tsx';
import { createCriticalCss } from './features/shell/startup/critical-css.ts';
import { inlineScriptSource } from './features/shell/startup/inline-script-source.ts';
import { inlineStyles } from './features/shell/startup/inline-styles.ts';

/** Each inline script of a document that runs. The server names these in its policy, and sends no document with another. */
export const inlineScripts: readonly string[] = [inlineScriptSource, guestOrdersScript];

const stylesOf = createCriticalCss(inlineStyles);

/**
 * Renders a page to its end before the first byte leaves: its scripts are compared with the known ones, and its body is
 * tagged as a whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // Developing, the framework writes scripts of its own.
  const hydrationData = import.meta.env.DEV ? '' : await takeHydrationData(context);
  const page = (
    <HydrationData text={hydrationData}>
      <ServerRouter context={context} url={request.url} />
    </HydrationData>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is so large that a script would have to put it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // Developing, modules change while the page stands, and no sheet comes later.
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const [above = '', below = ''] = html.split(inlineStyles);
  // The tokens that colour the frame's drawings are read in their file, where the document does not show them.
  return new Response(above + stylesOf(above + below + drawings) + below, { status, headers });
}

/** An address that does not exist is the visitor's news, not the shop's; a request given up is nobody's. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}`, error);
};
