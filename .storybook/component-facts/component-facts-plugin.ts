import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../../packages/ui/src/internal/docs/component-facts.tsx';
import { findUsedTokens } from './find-used-tokens.ts';

interface PackageManifest {
  version: string;
  repository?: string | { url: string };
}

/**
 * A Vite plug-in that gives the stories of a component what its page says about its sources, as
 * `parameters.componentFacts`. `designFile` is the URL of a design file, in which `{component}` is the name.
 */
export function componentFactsPlugin(root: string, designFile: string | undefined): Plugin {
  return {
    name: 'workbench:component-facts',
    enforce: 'post',
    transform(module, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      if (!/^packages\/ui\/src\/[^/]+\/[^/]+\.stories\.tsx$/.test(file)) return undefined;
      const facts = JSON.stringify(readComponentFacts(root, file, designFile));
      return {
        code: `${module}\nmeta.parameters = { ...meta.parameters, componentFacts: ${facts} };\n`,
        map: null,
      };
    },
  };
}

export function readComponentFacts(
  root: string,
  storiesFile: string,
  designFile: string | undefined,
): ComponentFacts {
  const folder = dirname(storiesFile);
  const path = storiesFile.replace('.stories.tsx', '.tsx');
  const manifest: PackageManifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const repository = typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url;
  return {
    version: manifest.version,
    path,
    ...(repository && { sourceUrl: `${repository.replace(/^git\+|\.git$/g, '')}/blob/main/${path}` }),
    ...(designFile && {
      designUrl: designFile.replace(
        '{component}',
        encodeURIComponent(folder.slice(folder.lastIndexOf('/') + 1)),
      ),
    }),
    tokens: findUsedTokens(join(root, folder)),
  };
}
