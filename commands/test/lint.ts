import { z } from 'zod';
import { UserError } from '../../launcher/user-error.mjs';
import { resolveCommandScript } from '../resolve-command-script.ts';
import { runNode } from '../run-process.ts';
import { writeCheckReport } from './check-report.ts';

const biome = z.object({
  summary: z.object({ changed: z.int(), unchanged: z.int() }),
  diagnostics: z.array(
    z.object({
      severity: z.string(),
      message: z.string(),
      category: z.string().nullish(),
      location: z.object({ path: z.string(), start: z.object({ line: z.int() }).nullish() }).nullish(),
    }),
  ),
});

/** Checks lint, format and accessibility rules. Warnings count as errors, because nobody would read them otherwise. */
export async function checkLint(
  { stop, report }: { stop: AbortSignal; report: string },
  files: readonly string[] = ['.'],
) {
  const options = ['--reporter=json', '--max-diagnostics=none', '--error-on-warnings'];
  const args = ['check', ...files, ...options, '--files-ignore-unknown=true', '--no-errors-on-unmatched'];
  const { code, stdout, stderr } = await runNode([resolveCommandScript('@biomejs/biome', 'biome'), ...args], {
    stop,
    output: 'keep',
  });
  if (stdout.trim() === '') throw new UserError(`Biome printed no output:\n${stderr}`);
  const { summary, diagnostics } = biome.parse(JSON.parse(stdout));

  const byFile = Map.groupBy(
    diagnostics.filter(({ severity }) => severity !== 'information' && severity !== 'hint'),
    ({ location }) => location?.path ?? 'the configuration',
  );
  const failed = [...byFile].map(([name, found]) => ({
    name,
    failure: found
      .map((one) => `${one.location?.start?.line ?? 1}: ${one.category ?? ''} ${one.message}`)
      .join('\n'),
  }));
  const sound = Math.max(0, summary.changed + summary.unchanged - failed.length);
  const passed = Array.from({ length: sound }, (_, index) => ({ name: `file ${index + 1}` }));
  return Math.max(code, writeCheckReport(report, [...failed, ...passed]));
}
