import { parseArgs } from 'node:util';
import { operatorCommand } from './operator-command.ts';
import { operatorVerbs } from './operator-deeds.ts';
import { StartError } from './start-error.ts';

const usage = `npm run order -- PR-4F7K-92 ${operatorVerbs.join('|')}, and with deliver the pin if it was asked for.`;

await operatorCommand((operator) => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [orderNumber = '', wanted, pin] = positionals;
  const verb = operatorVerbs.find((one) => one === wanted);
  const most = verb === 'deliver' ? 3 : 2;
  if (verb === undefined || positionals.length > most) throw new StartError(usage);
  return { command: 'order', operator, orderNumber: orderNumber.toUpperCase(), verb, pin };
});
