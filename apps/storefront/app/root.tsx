import touchIcon from '@piri/ui/favicon/apple-touch-icon.png?no-inline';
import favicon from '@piri/ui/favicon/favicon.svg?no-inline';
import favicon32 from '@piri/ui/favicon/favicon-32.png?no-inline';
import type { ReactNode } from 'react';
import {
  data,
  type HeadersFunction,
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { Route } from './+types/root.ts';
import { useFreshBuild } from './features/platform/build-updates/use-fresh-build.ts';
import { useScrollRestoration } from './features/platform/react-router/router-context.ts';
import { InlineScript } from './features/platform/rendering/inline-script.tsx';
import type { RootData } from './features/platform/settings/root-data.ts';
import { ErrorScreen } from './features/shell/errors/error-screen.tsx';
import { PageFrame } from './features/shell/navigation/page-frame.tsx';
import { loadReference } from './features/shell/navigation/reference.ts';
import { PrefetchItems } from './features/shell/prefetch/prefetch-items.tsx';
import { usePreloadModules } from './features/shell/prefetch/use-preload-modules.ts';
import { firstScript } from './features/shell/startup/first-script-text.ts';
import { inlineStyles } from './features/shell/startup/inline-styles.ts';
import { LateScripts } from './features/shell/startup/late-scripts.tsx';
import { useDrawnRest } from './features/shell/startup/use-drawn-rest.ts';
import { useOwnFaces } from './features/shell/startup/use-own-faces.ts';
import { usePersonal } from './features/shell/startup/use-personal.ts';
import { useWholePages } from './features/shell/startup/use-whole-pages.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const reference = await loadReference(context.api);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' }).format(new Date());
  const root: RootData = { shop: context.shop, reference, year };
  return data(root, { status: reference.complete ? 200 : 503 });
}

/** Shared data is read once a document, not once a click. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** A page is not cached unless its route exports `publicPage`. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script marks this element before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <style data-app="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        <InlineScript text={firstScript} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="icon" href={favicon32} sizes="32x32" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  usePersonal();
  useFreshBuild();
  useWholePages();
  useDrawnRest();
  useOwnFaces();
  // The hook alone: what its component would write into every page, the first script does in a third of the bytes.
  useScrollRestoration();
  usePreloadModules();
  return (
    <PageFrame>
      <Outlet />
      <PrefetchItems />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorScreen error={error} />
    </PageFrame>
  );
}
