import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** How the server treats the next mail: accepts it, or replies with a status or breaks off at the given step. */
export type SmtpBehaviour =
  | 'takes'
  | `${number} at ${'AUTH' | 'RCPT' | 'DATA' | 'END'}`
  | `breaks at ${'EHLO' | 'RCPT' | 'END'}`;

export interface FakeSmtpServer {
  url: string;
  behaviour: SmtpBehaviour | ((recipient: string) => SmtpBehaviour);
  /** Each accepted mail: its envelope, and the text between DATA and the final dot. */
  taken: { from: string; to: string; data: string }[];
  /** User and password of each authentication, each preceded by NUL. */
  signedInAs: string[];
  connections: number;
  close(): Promise<void>;
}

/** Starts a minimal mail server, for real conversations over a real socket. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()));
    state.connections += 1;
    void converse(socket, state);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const state: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    behaviour: 'takes',
    taken: [],
    signedInAs: [],
    connections: 0,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return state;
}

async function converse(socket: Socket, state: FakeSmtpServer): Promise<void> {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const mail = { from: '', to: '', data: '' };
  let reading = false;
  reply('220 stand-in ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const step = reading ? (line === '.' ? 'END' : undefined) : line.split(/[ :]/, 1)[0]?.toUpperCase();
    if (step === undefined) {
      // A leading dot is doubled, because a line with a single dot ends the mail.
      mail.data += `${line.replace(/^\.\./, '.')}\n`;
      continue;
    }
    if (step === 'RCPT') mail.to = addressIn(line);
    const behaviour = typeof state.behaviour === 'function' ? state.behaviour(mail.to) : state.behaviour;
    const [what, , at] = behaviour.split(' ');
    if (at === step) {
      if (what === 'breaks') {
        socket.destroy();
        return;
      }
      reading = false;
      reply(`${what} not this one`);
      continue;
    }
    switch (step) {
      case 'EHLO':
        reply('250-stand-in');
        reply('250 AUTH PLAIN');
        break;
      case 'AUTH':
        state.signedInAs.push(Buffer.from(line.split(' ').at(-1) ?? '', 'base64').toString());
        reply('235 welcome');
        break;
      case 'STARTTLS':
        reply('502 not here');
        break;
      case 'MAIL':
        mail.from = addressIn(line);
        reply('250 ok');
        break;
      case 'DATA':
        reading = true;
        mail.data = '';
        reply('354 go on');
        break;
      case 'END':
        reading = false;
        state.taken.push({ ...mail });
        reply('250 taken');
        break;
      case 'QUIT':
        socket.end('221 bye\r\n');
        return;
      default:
        reply('250 ok');
    }
  }
}

function addressIn(line: string): string {
  return /<(.*?)>/.exec(line)?.[1] ?? '';
}
