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
import { useBuildUpdate } from './features/platform/build-updates/use-build-update.ts';
import { useScrollRestoration } from './features/platform/react-router/router-context.ts';
import { InlineScript } from './features/platform/rendering/inline-script.tsx';
import type { RootData } from './features/platform/settings/root-data.ts';
import { ErrorScreen } from './features/shell/errors/error-screen.tsx';
import { PageFrame } from './features/shell/navigation/page-frame.tsx';
import { loadReferenceData } from './features/shell/navigation/reference-data.ts';
import { PrefetchItems } from './features/shell/prefetch/prefetch-items.tsx';
import { usePreloadNavigationModules } from './features/shell/prefetch/use-preload-navigation-modules.ts';
import { DeferredScripts } from './features/shell/startup/deferred-scripts.tsx';
import { inlineStyleSource } from './features/shell/startup/inline-style-source.ts';
import { startupScriptText } from './features/shell/startup/startup-script-text.ts';
import { useRenderDeferredContentOnPop } from './features/shell/startup/use-render-deferred-content-on-pop.ts';
import { useRenderDeferredContentWhenIdle } from './features/shell/startup/use-render-deferred-content-when-idle.ts';
import { useRestoreClientState } from './features/shell/startup/use-restore-client-state.ts';
import { useWebFontsAfterNavigation } from './features/shell/startup/use-web-fonts-after-navigation.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const reference = await loadReferenceData(context.api);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' }).format(new Date());
  const root: RootData = { shop: context.shop, reference, year };
  return data(root, { status: reference.complete ? 200 : 503 });
}

/** Shared data is loaded once per document, not on every navigation. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** A page is not cached unless its route exports `getPublicPageHeaders` as its `headers`. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script sets attributes on this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <style
          data-critical-css=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlineStyleSource }}
        />
        <InlineScript text={startupScriptText} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="icon" href={favicon32} sizes="32x32" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App() {
  useRestoreClientState();
  useBuildUpdate();
  useRenderDeferredContentOnPop();
  useRenderDeferredContentWhenIdle();
  useWebFontsAfterNavigation();
  // Only the hook: the inline script replaces what its component would add to every page, at a third of the size.
  useScrollRestoration();
  usePreloadNavigationModules();
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
