import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { AdminCommandError } from './core/admin-command-error.ts';
import {
  type AdminCommand,
  adminCommandSchema,
  runAdminCommand,
} from './modules/fulfilment/admin-commands.ts';
import type { AppContext } from './runtime/context.ts';

/**
 * The name of the socket in the data folder on which the running shop accepts admin commands. Only users who can read
 * that folder can connect.
 */
export const adminSocketName = 'operator.sock';

export interface AdminSocket {
  close(): Promise<void>;
}

/** The longest path of a socket that every operating system accepts. */
const maxPathLength = 100;

/**
 * Lets `npm run order-admin`, `npm run customer` and `npm run audit-log` work while the shop has the embedded database to
 * itself. Each connection sends one line and receives one line back.
 */
export async function listenOnAdminSocket(ctx: AppContext, path: string): Promise<AdminSocket | undefined> {
  if (Buffer.byteLength(path) > maxPathLength) {
    ctx.log(
      'warn',
      'The path of DATA_DIR is too long for a socket, so admin commands work only while the shop is stopped.',
    );
    return undefined;
  }
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let line = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      line += chunk;
    });
    // A client that disconnects early does not need the result.
    socket.on('error', () => socket.destroy());
    socket.once(
      'end',
      () => void respond(ctx, line).then((response) => socket.end(JSON.stringify(response))),
    );
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

interface AdminResponse {
  ok: boolean;
  text: string;
}

async function respond(ctx: AppContext, line: string): Promise<AdminResponse> {
  try {
    const command = adminCommandSchema.safeParse(JSON.parse(line));
    if (!command.success)
      throw new AdminCommandError(
        'The running shop does not support this command. Restart it if it is an older version.',
      );
    return { ok: true, text: await runAdminCommand(ctx, command.data) };
  } catch (error) {
    if (error instanceof AdminCommandError) return { ok: false, text: error.message };
    ctx.log.failure('An admin command failed.', error);
    return { ok: false, text: 'The running shop could not run the command. See its log.' };
  }
}

/**
 * Sends a command to the running shop and returns its result. Returns undefined if nothing listens on the socket, since
 * a shop that was killed leaves its socket behind.
 */
export async function sendToAdminSocket(path: string, command: AdminCommand): Promise<string | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.setEncoding('utf8').end(JSON.stringify(command));
  let text = '';
  for await (const chunk of socket) text += chunk;
  const response: AdminResponse = JSON.parse(text);
  if (!response.ok) throw new AdminCommandError(response.text);
  return response.text;
}
