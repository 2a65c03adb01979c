import { Readable } from 'node:stream';
import { isLoopback } from '@piri/caller-address/is-loopback';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import {
  DeliveryError,
  type DeliveryErrorKind,
  type MessageTransport,
  type OutgoingMessage,
} from './message-transport.ts';
import { type MailLayout, renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

export interface MailSender extends MailLayout {
  address: string;
}

const patienceMs = 30_000;

/** Connects and signs in. Whatever goes wrong up to here says nothing about a mail: it may be tried again later. */
export async function createSmtpTransport(smtpUrl: string, from: MailSender): Promise<MessageTransport> {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const connection = new SMTPConnection({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    ...(port !== '' && { port }),
    secure: protocol === 'smtps:',
    // Mails hold links that open things: they leave the machine encrypted, also where nobody signs in.
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  // One that breaks between two mails is reported to nobody else; the next mail then fails, and says so.
  let broken: Error | undefined;
  connection.on('error', (error: Error) => {
    broken = error;
  });

  try {
    await settle(connection, (done) => connection.connect(done));
    if (username !== '') {
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      await settle(connection, (done) => connection.login(credentials, done));
    }
  } catch (error) {
    connection.close();
    throw new DeliveryError('later', reasonOf(error), { cause: error });
  }

  return {
    async send(mail) {
      let handingOver = false;
      // The library reads the message once the server has said that it takes it.
      function* message(bytes: Buffer) {
        handingOver = true;
        yield bytes;
      }
      if (broken !== undefined) throw failureOf(broken, 'later');
      const bytes = await compose(mail, from);
      const envelope = { from: from.address, to: [mail.recipient] };
      try {
        await settle(connection, (done) => connection.send(envelope, Readable.from(message(bytes)), done));
      } catch (error) {
        throw failureOf(error, handingOver ? 'uncertain' : 'later');
      }
    },
    close: () => connection.quit(),
  };
}

/** The same mail has the same id in every attempt, so that whoever gets it twice after all sees that it is one. */
function compose(mail: OutgoingMessage, from: MailSender): Promise<Buffer> {
  const { id, recipient, subject, replyTo, unsubscribeUrl, createdAt } = mail;
  const composer = new MailComposer({
    from: { name: from.name, address: from.address },
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: renderMailText(mail),
    html: renderMailHtml(mail, from),
    date: createdAt,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'list-unsubscribe': `<${unsubscribeUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** A step of the conversation. Breaks of the connection are told by an event, and not always to the step as well. */
async function settle(
  connection: SMTPConnection,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = () => reject(new Error('The connection was closed.'));
  connection.once('error', reject).once('end', ended);
  try {
    step((error) => (error ? reject(error) : resolve()));
    await promise;
  } finally {
    connection.off('error', reject).off('end', ended);
  }
}

/** A server's own answer settles it: 4xx is to be tried again, 5xx is not. Without one it depends on how far things were. */
function failureOf(error: unknown, withoutAnswer: DeliveryErrorKind): DeliveryError {
  const { responseCode } = error as { responseCode?: number };
  const kind = responseCode === undefined ? withoutAnswer : responseCode < 500 ? 'later' : 'refused';
  return new DeliveryError(kind, reasonOf(error), { cause: error });
}

function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'no answer');
}
