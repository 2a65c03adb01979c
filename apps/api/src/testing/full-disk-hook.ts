import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded with `--import` by an API that a test starts. While the file `FULL_DISK` exists, files cannot grow if their
// path contains the text of that file.
const flag = process.env['FULL_DISK'] ?? '';
const paths = new Map<number, string>();
const { openSync, writeSync } = fs;

function rejectGrowth(fd: number, end: number): void {
  if (!fs.existsSync(flag)) return;
  if (!paths.get(fd)?.includes(fs.readFileSync(flag, 'utf8')) || end <= fs.fstatSync(fd).size) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
}

Object.assign(fs, {
  openSync(path: string, ...rest: [fs.OpenMode?, fs.Mode?]) {
    const fd = openSync(path, ...(rest as [fs.OpenMode]));
    paths.set(fd, path);
    return fd;
  },
  writeSync(fd: number, bytes: Uint8Array, offset: number, length: number, position?: number) {
    if (position !== undefined) rejectGrowth(fd, position + length);
    return writeSync(fd, bytes, offset, length, position);
  },
});
syncBuiltinESMExports();
