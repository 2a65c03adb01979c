import { use, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router-dom';
import sheet from '../../styles.css?url';
import earlyPicture from './early-picture.ts?inline-script';
import earlyTaps from './early-taps.ts?inline-script';
import { InlineScript } from './inline-script.tsx';
import lateStart from './late-start.ts?inline-script';

const handOff =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

/**
 * Takes the place of the framework's `<Scripts>`, which asks for every module at once with high priority.
 * Writes down what to start as data, and leaves the starting to a script that waits for its moment.
 * While developing the framework's own element stays, since hot reload lives in it.
 */
export function LateScripts() {
  return import.meta.env.DEV ? <Scripts /> : <Start />;
}

function Start() {
  const framework = use(FrameworkContext);
  const ids = useMatches().map(({ id }) => id);
  if (!framework) {
    throw new Error(
      '`LateScripts` is outside the router. The page would never start. Render it in the document.',
    );
  }
  const { manifest, renderMeta, serverHandoffString } = framework;
  // The data of the loaders follows the document only when somebody has said that it will be read.
  if (renderMeta) renderMeta.didRenderScripts = true;

  // Kept from the first render: these texts have run, and a later page must not write new ones over them.
  const [texts] = useState(() => {
    const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
    const boot = {
      sheet,
      manifest: manifest.url,
      entry: manifest.entry.module,
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
      preload: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    };
    return {
      boot: JSON.stringify(boot),
      context: `window.__reactRouterContext=${serverHandoffString};${handOff}`,
    };
  });

  return (
    <>
      <InlineScript text={earlyPicture} />
      <InlineScript text={earlyTaps} />
      <InlineScript text={texts.context} />
      <InlineScript id="boot" type="application/json" text={texts.boot} />
      <InlineScript text={lateStart} />
    </>
  );
}
