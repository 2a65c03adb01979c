import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Starts fake servers of the third parties that a shop may use: a chat, an analytics tag, and a channel for uploads.
 */
export async function startThirdPartyServers() {
  const asked: string[] = [];
  const counted: Record<string, unknown>[] = [];
  const lines = new Set<Duplex>();
  const heard: unknown[] = [];

  const server = createServer(async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://stand-in');
    asked.push(pathname + search);
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname === '/collect') {
      counted.push(JSON.parse(await text(incoming)));
      outgoing.writeHead(204, headers).end();
    } else if (pathname === '/tag.js') {
      outgoing.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(tag);
    } else if (pathname.startsWith('/chat/')) {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>How can we help?</p>');
    } else {
      outgoing.writeHead(404).end();
    }
  });
  server.on('upgrade', ({ url, headers }, socket) => {
    asked.push(url ?? '');
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${handshake}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    lines.add(socket);
    socket.write(frameOf({ event: 'pusher:connection_established' }));
    socket.on('data', (frame: Buffer) => {
      // The browser sends a close frame and waits for one in return.
      if ((frame[0] ?? 0) % 16 === 8) socket.end(Buffer.from([0x88, 0]));
      else heard.push(JSON.parse(textOf(frame)));
    });
    socket.on('error', () => socket.destroy()).on('close', () => lines.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    /** All requests to the servers, in order. */
    asked,
    /** The events that the tag has sent. */
    counted,
    /** Open connections of the channel. */
    lines,
    /** Messages received on the channel, and a function to send one. */
    heard,
    say: (message: object) => {
      for (const line of lines) line.write(frameOf(message));
    },
    environment: {
      CHAT_ID: 'chat-id',
      CHAT_URL: `http://127.0.0.1:${port}/chat/{id}`,
      ANALYTICS_ID: 'tag-id',
      ANALYTICS_URL: `http://127.0.0.1:${port}/tag.js?id={id}`,
      REALTIME_ID: 'key',
      REALTIME_URL: `ws://127.0.0.1:${port}/app/{id}`,
    },
    host: `127.0.0.1:${port}`,
    stop: async () => {
      for (const line of lines) line.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The fixed GUID of the WebSocket handshake (RFC 6455). */
const handshake = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Encodes a text frame of less than 126 bytes, as a server sends it. Frames from a browser are masked. */
function frameOf(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, text.length]), text]);
}

function textOf(frame: Buffer): string {
  const length = (frame[1] ?? 0) % 128;
  const mask = frame.subarray(2, 6);
  return String(frame.subarray(6, 6 + length).map((byte, nth) => byte ^ (mask[nth % 4] ?? 0)));
}

/** The tag's script: sends the events it gets and everything that it can find out about the page. */
const tag = `
const home = new URL('/collect', document.currentScript.src);
const reach = (read) => { try { return String(read()) } catch (error) { return error.name } };
const tell = (command) => command[0] === 'event' && fetch(home, { method: 'POST', body: JSON.stringify({
  ...command[2],
  referrer: document.referrer,
  address: location.href,
  storage: reach(() => localStorage.length),
  page: reach(() => parent.document.title),
}) });
dataLayer.forEach(tell);
dataLayer.push = tell;
`;
