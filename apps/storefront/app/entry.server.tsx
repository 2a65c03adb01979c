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
import {
  extractHydrationData,
  HydrationDataProvider,
} from './features/platform/react-router/hydration-data-provider.tsx';
import { createCriticalCssExtractor } from './features/shell/startup/create-critical-css-extractor.ts';
import { inlineStyleSource } from './features/shell/startup/inline-style-source.ts';
import { startupScriptText } from './features/shell/startup/startup-script-text.ts';

/** All inline scripts that a document executes. The policy allows these; a document with any other is not sent. */
export const inlineScripts: readonly string[] = [startupScriptText, guestOrdersScript];

const stylesOf = createCriticalCssExtractor(inlineStyleSource);

/** Renders a page completely before sending it, so that its scripts can be checked and its body tagged as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // In development, the framework writes its own scripts.
  const hydrationData = import.meta.env.DEV ? '' : await extractHydrationData(context);
  const page = (
    <HydrationDataProvider text={hydrationData}>
      <ServerRouter context={context} url={request.url} />
    </HydrationDataProvider>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Don't split the document: a script would have to move the later parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // In development, modules change while the page is open, and no other sheet is loaded.
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const [above = '', below = ''] = html.split(inlineStyleSource);
  // The document also needs the tokens of the frame's drawings, which are in a separate file.
  return new Response(above + stylesOf(above + below + drawings) + below, { status, headers });
}

/** Logs server errors, but neither unknown addresses nor aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}`, error);
};
