import { parseArgs } from 'node:util';
import { operatorCommand } from './operator-command.ts';
import { operatorDeed } from './operator-deeds.ts';
import { StartError } from './start-error.ts';

const usage = `npm run audit-log -- [--last 100] [--about PR-4F7K-92] [--customer rahima@piri.example] [--action SIGN_IN_FAILED]`;

await operatorCommand((operator) => {
  const wish = operatorDeed.safeParse({ command: 'audit-log', operator, ...readOptions() });
  if (!wish.success) throw new StartError(usage);
  return wish.data;
});

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { last: text, about: text, customer: text, action: text } });
    return { ...values, last: Number(values.last ?? 100) };
  } catch {
    throw new StartError(usage);
  }
}
