import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request on its way through the proxy. */
export interface Exchange {
  path: string;
  /** How often this very call was made so far, body and all, this time included. */
  nth: number;
  outgoing: ServerResponse;
  /** Passes the request on and answers with what came back. */
  forward: () => Promise<IncomingMessage>;
  /** Passes the request on, and its answer back, as if nobody stood between. */
  pass: () => Promise<void>;
}

/** What happens to a request instead of being passed on. */
export type Fault = (exchange: Exchange) => Promise<void>;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Stands between two real processes and spoils chosen answers, so that a failure looks to each as it would in life. */
export async function startFaultProxy(target: string) {
  const seen: string[] = [];
  const calls = new Map<string, number>();
  let spoiled: { pattern: RegExp; fault: Fault }[] = [];

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    seen.push(path);
    const body = await buffer(incoming);
    const call = `${incoming.method} ${path} ${body}`;
    const nth = (calls.get(call) ?? 0) + 1;
    calls.set(call, nth);

    const forward = () => passOn(new URL(path, target), incoming, body);
    const pass = async () => {
      const answer = await forward();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    };
    const { fault = ({ pass }: Exchange) => pass() } =
      spoiled.find(({ pattern }) => pattern.test(path)) ?? {};
    // Whoever asked hears of a target that is gone as of a line that is cut.
    await fault({ path, nth, outgoing, forward, pass }).catch(() => outgoing.destroy());
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    /** The paths that were asked for, in their order. */
    seen,
    /** How often each call was made: method, path and body. */
    calls,
    /** From now on this happens to every request whose path fits. */
    spoil: (pattern: RegExp, fault: Fault) => {
      spoiled = [{ pattern, fault }, ...spoiled];
    },
    /** Nobody listens any more: connections are refused, as by a process that has ended. */
    refuse: () => close(server),
    /** All is well again, and nothing has been counted. */
    heal: async () => {
      spoiled = [];
      seen.length = 0;
      calls.clear();
      if (!server.listening) await listen(server, port);
    },
    stop: () => close(server),
  };
}

async function passOn(to: URL, { method, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  // Uncompressed, so that a fault can read and change what comes back.
  const onward = request(to, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
  onward.end(body);
  const [answer] = await once(onward, 'response');
  return answer;
}

async function listen(server: ReturnType<typeof createServer>, port: number) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function close(server: ReturnType<typeof createServer>) {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
