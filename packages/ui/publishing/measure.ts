import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partCosts } from './part-costs.ts';

// Whoever runs this: what is measured is what a page loads.
process.env['NODE_ENV'] = 'production';

// `pnpm --filter @piri/ui costs` writes the record anew; with --print the measures are shown, and nothing is written.
const lines = Object.entries(await partCosts()).map(([part, cost]) => `  "${part}": ${JSON.stringify(cost)}`);
const costs = `{\n${lines.join(',\n')}\n}\n`;
if (process.argv.includes('--print')) process.stdout.write(costs);
else writeFileSync(join(import.meta.dirname, '../bundle-costs.generated.json'), costs);
