import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from '../launcher/user-error.mjs';

type Address = { port: number; host: string /** The variable that sets the port. */; variable: string };

/**
 * Throws a `UserError` if the port cannot be listened on. Called before any build, so that a taken port is reported at
 * once.
 */
export async function assertPortIsFree({ port, host, variable }: Address) {
  if (port === 0) return;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new UserError(sentence((error as NodeJS.ErrnoException).code, { port, host, variable }));
  }
  server.close();
  await once(server, 'close');
}

function sentence(code: string | undefined, { port, host, variable }: Address) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port with ${variable}, for example ${variable}=${port + 1} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} is reserved for the administrator. Choose a port above 1023 with ${variable}.`;
  }
  return `${host}:${port} cannot be used (${code}). Correct ${variable} or the host.`;
}
