import { useState } from 'react';
import { Scripts, useMatches } from 'react-router-dom';
import sheet from '../../../styles.css?url';
import { useHydrationDataText } from '../../platform/react-router/hydration-data-provider.tsx';
import { useManifest } from '../../platform/react-router/router-context.ts';
import { hydrationDataId } from '../../platform/react-router/router-window.ts';
import { InlineScript } from '../../platform/rendering/inline-script.tsx';

/**
 * Replaces the framework's `<Scripts>`, which requests every module at once with high priority, and its inline scripts
 * with the page's data. It writes into the document as data what to start and with what; the inline script starts it
 * later. In development it renders the framework's own component, which hot reload needs.
 */
export function DeferredScripts() {
  return import.meta.env.DEV ? <Scripts /> : <Start />;
}

function Start() {
  const manifest = useManifest();
  const hydrationData = useHydrationDataText();
  const ids = useMatches().map(({ id }) => id);

  // Kept from the first render, which the browser has already read: a later page must not overwrite them.
  const [texts] = useState(() => {
    if (!import.meta.env.SSR) return { boot: '', data: '' };
    const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
    const boot = {
      sheet,
      manifest: manifest.url,
      entry: manifest.entry.module,
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
      preload: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    };
    return { boot: JSON.stringify(boot), data: hydrationData };
  });

  return (
    <>
      {/* With scripts, a script loads it later. */}
      <noscript>
        <link rel="stylesheet" href={sheet} />
      </noscript>
      <InlineScript id="boot" type="application/json" text={texts.boot} />
      <InlineScript id={hydrationDataId} type="application/json" text={texts.data} />
    </>
  );
}
