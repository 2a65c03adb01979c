import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that passes through the proxy. */
export interface ProxiedRequest {
  path: string;
  /** How often this call, with the same body, was made so far, including this time. */
  nth: number;
  outgoing: ServerResponse;
  /** Forwards the request and returns the response. */
  forward: () => Promise<IncomingMessage>;
  /** Forwards the request and its response unchanged. */
  pass: () => Promise<void>;
}

/** Handles a request instead of forwarding it. */
export type Fault = (exchange: ProxiedRequest) => Promise<void>;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/**
 * Starts a proxy between two real processes that manipulates selected responses, so that failures look to both like
 * real ones.
 */
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
    const { fault = ({ pass }: ProxiedRequest) => pass() } =
      spoiled.find(({ pattern }) => pattern.test(path)) ?? {};
    // An unreachable target looks to the client like a broken connection.
    await fault({ path, nth, outgoing, forward, pass }).catch(() => outgoing.destroy());
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    /** The requested paths, in order. */
    seen,
    /** How often each call was made, by method, path and body. */
    calls,
    /** Applies a fault to every further request whose path matches. */
    spoil: (pattern: RegExp, fault: Fault) => {
      spoiled = [{ pattern, fault }, ...spoiled];
    },
    /** Stops listening: connections are refused, as by a process that has ended. */
    refuse: () => close(server),
    /** Removes all faults, resets the counts and listens again. */
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
  // Uncompressed, so that a fault can read and change the response.
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
