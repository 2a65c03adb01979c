import { use } from 'react';
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import earlyTaps from './early-taps.ts?inline-script';
import lateStart from './late-start.ts?inline-script';

const handOff =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

/**
 * Takes the place of the framework's `<Scripts>`, which asks for every module at once with high priority.
 * Writes down what to start as data, and leaves the starting to a script that waits for its moment.
 * While developing the framework's own element stays, since hot reload lives in it.
 */
export function LateScripts() {
  const framework = use(FrameworkContext);
  const ids = useMatches().map(({ id }) => id);
  if (import.meta.env.DEV) return <Scripts />;
  if (!framework) throw new Error('`LateScripts` is outside the router. The page would never start. Render it in the document.');

  const { manifest, renderMeta, serverHandoffString } = framework;
  // The data of the loaders follows the document only when somebody has said that it will be read.
  if (renderMeta) renderMeta.didRenderScripts = true;

  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const boot = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    preload: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
  };

  return (
    <>
      <InlineScript text={earlyTaps} />
      <InlineScript text={`window.__reactRouterContext=${serverHandoffString};${handOff}`} />
      <script
        id="boot"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build, no text from outside
        dangerouslySetInnerHTML={{ __html: JSON.stringify(boot) }}
      />
      <InlineScript text={lateStart} />
    </>
  );
}

/** A script whose text stands in the document. It has run before React arrives, so React leaves it as it is. */
export function InlineScript({ text }: { text: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own sources at build time
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
