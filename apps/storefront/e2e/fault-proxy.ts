import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SpoiledAnswer {
  status: number;
  body?: string;
}

/** What to do with a request instead of passing it on. A promise holds the request back until it settles. */
export type Fault = (path: string) => SpoiledAnswer | undefined | Promise<SpoiledAnswer | undefined>;

/** Stands between two real processes and spoils chosen answers, so that a failure looks to each as it would in life. */
export async function startFaultProxy(target: string, fault: Fault) {
  const seen: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    seen.push(path);
    const spoiled = await fault(path);
    if (spoiled) {
      outgoing.writeHead(spoiled.status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      outgoing.end(spoiled.body);
      return;
    }
    const onward = request(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
