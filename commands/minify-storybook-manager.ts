import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { UserError } from '../launcher/user-error.mjs';

/** The scripts of the frame around the pages, which Storybook copies into a build as they are. */
const scripts = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js'];

/** Minifies the frame of a built Storybook, which is half of what the welcome page loads. */
export async function minifyStorybookManager(built: string): Promise<void> {
  for (const script of scripts) {
    const file = join(built, script);
    const { code, errors } = await minify(script, readFileSync(file, 'utf8'), { module: true });
    if (errors.length > 0) {
      throw new UserError(
        `${file} could not be minified:\n${errors.map(({ message }) => message).join('\n')}`,
      );
    }
    writeFileSync(file, code);
  }
}
