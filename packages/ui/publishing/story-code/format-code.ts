import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeWidth } from '../../src/internal/docs/write-element.ts';
import { simplifyCode } from './simplify-code.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats pieces of code with the formatter of the repository, all in one run. */
export function formatCode(codes: readonly string[]): string[] {
  const folder = mkdtempSync(join(getTemporaryFolder(), 'story-code-'));
  try {
    const config = {
      root: true,
      formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: codeWidth },
      javascript: { formatter: { quoteStyle: 'single' } },
      linter: { enabled: false },
      assist: { enabled: true, actions: { source: { organizeImports: 'on' } } },
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    const files = codes.map((code, index) => {
      const file = join(folder, `${index}.tsx`);
      writeFileSync(file, simplifyCode(code));
      return file;
    });
    execFileSync(process.execPath, [biome, 'check', '--write', '--log-level=error', folder], { cwd: folder });
    return files.map((file) => removeSemicolon(readFileSync(file, 'utf8').trim()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** pnpm gives its scripts a temporary folder in `node_modules`, where the formatter reads no files. */
function getTemporaryFolder(): string {
  return tmpdir().includes('node_modules') ? '/tmp' : tmpdir();
}

/** JSX stands as an expression at the end of an example, and a reader pastes it into other JSX. */
function removeSemicolon(code: string): string {
  return /[>)];$/.test(code) && /\n<|^<|\n\(<|^\(</.test(code) ? code.replace(/;$/, '') : code;
}
