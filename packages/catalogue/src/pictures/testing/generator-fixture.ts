import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RenderableProduct, RenderableScene } from '../jobs.ts';

export interface ProcessResult {
  code: number | null;
  output: string;
}

/**
 * A folder with a few products, a generator's files and a replacement for Blender. The command runs there as a process.
 */
export class GeneratorFixture {
  readonly folder = mkdtempSync(join(tmpdir(), 'piri-pictures-'));

  constructor(products: readonly RenderableProduct[], scenes: readonly RenderableScene[] = []) {
    this.writeCatalogue(products, scenes);
    this.write(
      'materials.json',
      JSON.stringify({ cloth: { ash: { colour: '#a99d8b' }, teal: { colour: '#2f5f63' } } }),
    );
    this.write(
      'models/render.py',
      'from piri.scene import make_pictures\nfrom piri.product import make_pictures',
    );
    this.write('models/piri/product.py', 'from . import joinery');
    this.write('models/piri/scene.py', 'from . import (\n  joinery,\n)');
    this.write('models/piri/joinery.py', '# joints');
    this.write('models/piri/drape.py', '# folds');
    this.write('models/piri/families/sofa.py', 'from ..drape import fold');
    this.write('models/piri/families/stool.py', '# stool');
    this.write('models/piri/scenes/room.py', 'from ..families import sofa');
    // A single program, as Blender is, whatever Node is on the PATH.
    const standIn = join(import.meta.dirname, 'fake-generator.ts');
    this.write('blender', `#!/bin/sh\nexec "${process.execPath}" "${standIn}" "$@"\n`, 0o755);
  }

  writeCatalogue(products: readonly RenderableProduct[], scenes: readonly RenderableScene[] = []): void {
    const widths = [64, 96, 128, 192, 240];
    const crops = { room: { wide: { left: 0.5, top: 0, width: 0.5, height: 1, widths } } };
    this.write('data.json', JSON.stringify({ products, scenes, crops }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  write(name: string, text: string, mode = 0o644): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text, { mode });
  }

  /** Returns the jobs that the replacement received since the last call, one on each line. */
  takeReceivedJobs(): string[] {
    const lines = this.has('diary') ? this.read('diary').trim().split('\n') : [];
    rmSync(this.path('diary'), { force: true });
    return lines;
  }

  start(...args: string[]): { child: ChildProcess; ended: Promise<ProcessResult> } {
    const program = join(import.meta.dirname, 'fixture-program.ts');
    const child = spawn(
      process.execPath,
      [program, this.folder, '--blender', this.path('blender'), ...args],
      {
        env: {
          ...process.env,
          FAKE_BLENDER_LOG: this.path('diary'),
          FAKE_BLENDER_SIGNAL: this.path('go-on'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = new Promise<ProcessResult>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
    return { child, ended };
  }

  run(...args: string[]): Promise<ProcessResult> {
    return this.start(...args).ended;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns a product that the replacement can draw. */
export function createRenderableProductFixture(
  id: string,
  family = 'sofa',
  variants = ['ash'],
): RenderableProduct {
  return {
    id,
    dimensions: { width: 120, depth: 80, height: 84 },
    model: {
      family: family as 'sofa',
      parameters: {},
      materials: { cloth: 'ash' },
      variants: variants.map((name) => ({ name, when: {}, materials: { cloth: name } })),
    },
  };
}
