import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const tools = join(import.meta.dirname, '../../../../.tools');
const unpacker = join(import.meta.dirname, 'unpack-chromium.ts');

/** The start script. Libraries and fonts come from the package, so that all machines render text the same way. */
const start = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here"
exec "$here/chromium" "$@"
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fonts-cache</cachedir>
</fontconfig>
`;

export function canRunPinnedChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Unpacks the Chromium of `@sparticuz/chromium` on first use. Returns the path that starts it. */
export async function unpackPinnedChromium(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string };
  const recipe = createHash('sha256')
    .update(start)
    .update(fonts)
    .update(await readFile(unpacker))
    .digest('hex');
  const home = join(tools, `chromium-${version}-${recipe.slice(0, 8)}`);
  const path = join(home, 'chromium.sh');
  if (!(await exists(path))) await unpack(packed, home);
  return path;
}

/** Unpacks into a temporary folder and renames it, so that concurrent processes never see a half-unpacked browser. */
async function unpack(packed: string, home: string): Promise<void> {
  await mkdir(tools, { recursive: true });
  const staging = await mkdtemp(`${home}-unpacking-`);
  try {
    // Use a separate process with its own `TMPDIR`, because the package always unpacks into the temporary folder.
    await promisify(execFile)(process.execPath, [unpacker, join(packed, 'bin')], {
      env: { ...process.env, TMPDIR: staging },
    });
    await writeFile(join(staging, 'fonts.conf'), fonts);
    await writeFile(join(staging, 'chromium.sh'), start, { mode: 0o755 });
    await chmod(join(staging, 'chromium'), 0o755);
    await chmod(staging, 0o755);
    await rename(staging, home);
  } catch (error) {
    if (!(await exists(join(home, 'chromium.sh')))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
