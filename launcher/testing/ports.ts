import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Listens on a free port until `release` is called. */
export async function occupyPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const release = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port, release };
}

export async function findFreePort() {
  const { port, release } = await occupyPort();
  await release();
  return port;
}

export async function isListening(port: number) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}
