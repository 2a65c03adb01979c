import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Context } from './context.ts';
import { OrderStays } from './modules/checkout/move-order.ts';
import { doForOperator, type OperatorDeed, operatorDeed } from './operator-deeds.ts';

/** In the data's folder: where the open shop listens to whoever may reach that folder. */
export const operatorSocket = 'operator.sock';

export interface OperatorSocket {
  close(): Promise<void>;
}

/** What a socket's address holds, on every system. */
const longestPath = 100;

/** Lets `npm run order` and `npm run audit-log` work while the shop has the embedded database to itself. One line in, one line out. */
export async function listenToOperator(ctx: Context, path: string): Promise<OperatorSocket | undefined> {
  if (Buffer.byteLength(path) > longestPath) {
    ctx.log('warn', 'The data lies too deep for a socket: orders are moved while the shop is closed.');
    return undefined;
  }
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let line = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      line += chunk;
    });
    // Whoever hangs up without waiting for the answer has no use for it.
    socket.on('error', () => socket.destroy());
    socket.once('end', () => void answer(ctx, line).then((said) => socket.end(JSON.stringify(said))));
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return {
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

interface Said {
  ok: boolean;
  text: string;
}

async function answer(ctx: Context, line: string): Promise<Said> {
  try {
    const deed = operatorDeed.safeParse(JSON.parse(line));
    if (!deed.success) throw new OrderStays('The open shop does not know this command.');
    return { ok: true, text: await doForOperator(ctx, deed.data) };
  } catch (error) {
    if (error instanceof OrderStays) return { ok: false, text: error.message };
    ctx.log.failure('A command of the shop’s people failed.', error);
    return { ok: false, text: 'The shop could not do it. Its log says why.' };
  }
}

/** Undefined where nobody listens any more: a shop that was killed leaves its socket behind. */
export async function askOperatorSocket(path: string, deed: OperatorDeed): Promise<string | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.setEncoding('utf8').end(JSON.stringify(deed));
  let text = '';
  for await (const chunk of socket) text += chunk;
  const said: Said = JSON.parse(text);
  if (!said.ok) throw new OrderStays(said.text);
  return said.text;
}
