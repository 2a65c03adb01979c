import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as TypeScript from 'typescript';

export type TypeScriptApi = typeof TypeScript;

/** Returns the TypeScript of the project, or else the one installed by npx. */
export function loadTypeScript(folder: string): TypeScriptApi {
  for (const from of [join(folder, 'package.json'), import.meta.url]) {
    try {
      const ts = createRequire(from)('typescript') as Partial<TypeScriptApi>;
      // TypeScript 7 is a native program without this API.
      if (ts.createProgram) return ts as TypeScriptApi;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(
    'The codemod needs TypeScript 5 or 6, which this project does not have. Run it with\n' +
      '  npx -p typescript@5 -p @piri/ui piri-ui-codemod <paths>',
  );
}
