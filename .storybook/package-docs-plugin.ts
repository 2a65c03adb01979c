import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildMarkdownPages } from '../packages/ui/publishing/markdown/build-markdown-pages.ts';
import { buildRegistry, buildRegistryFiles } from '../packages/ui/publishing/registry/build-registry.ts';
import { buildDocs } from '../packages/ui/publishing/write-docs.ts';
import { buildChangelogPage } from './changelog/build-changelog-page.ts';

const root = join(import.meta.dirname, '..');
const packageFolder = join(root, 'packages/ui');

/**
 * Serves what programs read beside the pages: `llms.txt`, a Markdown twin of the guides, of the changelog and of each
 * component's page in `docs/`, and the registry of the sources in `r/`.
 */
export function packageDocsPlugin(): Plugin {
  return {
    name: 'piri-package-docs',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1).split('?')[0] ?? '';
        if (!/^(llms\.txt|docs\/[\w-]+\.md|r\/[\w-]+\.json)$/.test(path)) return next();
        const content = buildFiles().get(path);
        if (content === undefined) return next();
        response.setHeader(
          'content-type',
          path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8',
        );
        response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of buildFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function buildFiles(): Map<string, string> {
  const pages = buildMarkdownPages(packageFolder);
  const items = buildRegistry({
    packageFolder,
    describe: (component) => pages.get(component)?.summary ?? '',
  });
  const registry = [...buildRegistryFiles(items)].map(([path, content]): [string, string] => [
    `r/${path}`,
    content,
  ]);
  const changelog: [string, string] = ['docs/changelog.md', buildChangelogPage(root)];
  return new Map([...buildDocs(packageFolder, pages), changelog, ...registry]);
}
