import { useState } from 'react';
import { Scripts, useMatches } from 'react-router-dom';
import sheet from '../../../styles.css?url';
import { useHydrationData } from '../../platform/react-router/hydration-data.tsx';
import { useManifest } from '../../platform/react-router/router-context.ts';
import { hydrationDataId } from '../../platform/react-router/router-window.ts';
import { InlineScript } from '../../platform/rendering/inline-script.tsx';

/**
 * Takes the place of the framework's `<Scripts>`, which asks for every module at once with high priority, and of the
 * scripts in which it writes the page's data. Writes down as data what to start and what to start with; the starting is
 * left to a script that waits for its moment.
 * While developing the framework's own element stays, since hot reload lives in it.
 */
export function DeferredScripts() {
  return import.meta.env.DEV ? <Scripts /> : <Start />;
}

function Start() {
  const manifest = useManifest();
  const hydrationData = useHydrationData();
  const ids = useMatches().map(({ id }) => id);

  // Kept from the first render, which in the browser has read them: a later page must not write new ones over them.
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
      {/* Who has a script gets it by one, later. */}
      <noscript>
        <link rel="stylesheet" href={sheet} />
      </noscript>
      <InlineScript id="boot" type="application/json" text={texts.boot} />
      <InlineScript id={hydrationDataId} type="application/json" text={texts.data} />
    </>
  );
}
