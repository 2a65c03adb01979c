import { Readable } from 'node:stream';
import { isLoopback } from '@piri/caller-address/is-loopback';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import {
  MessageDeliveryError,
  type MessageDeliveryErrorKind,
  type MessageTransport,
  type OutgoingMessage,
} from './message-transport.ts';
import { type MailBranding, renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

export interface MailFromDetails extends MailBranding {
  address: string;
}

const patienceMs = 30_000;

/** Connects and signs in. Errors up to this point do not concern a mail, so sending is retried later. */
export async function createSmtpTransport(smtpUrl: string, from: MailFromDetails): Promise<MessageTransport> {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const connection = new SMTPConnection({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    ...(port !== '' && { port }),
    secure: protocol === 'smtps:',
    // Mails hold links that grant access, so they leave this machine encrypted, even without authentication.
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  // A connection that breaks between two mails emits only this event. The next mail then fails with the error.
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
    throw new MessageDeliveryError('later', getErrorReason(error), { cause: error });
  }

  return {
    async send(mail) {
      let handingOver = false;
      // The library reads the message after the server has agreed to receive it.
      function* message(bytes: Buffer) {
        handingOver = true;
        yield bytes;
      }
      if (broken !== undefined) throw toDeliveryError(broken, 'later');
      const bytes = await compose(mail, from);
      const envelope = { from: from.address, to: [mail.recipient] };
      try {
        await settle(connection, (done) => connection.send(envelope, Readable.from(message(bytes)), done));
      } catch (error) {
        throw toDeliveryError(error, handingOver ? 'uncertain' : 'later');
      }
    },
    close: () => connection.quit(),
  };
}

/** Composes the message. Its id is the same in every attempt, so that duplicates can be recognized. */
function compose(mail: OutgoingMessage, from: MailFromDetails): Promise<Buffer> {
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

/** Runs a step of the SMTP conversation. A broken connection emits an event, but does not always fail the step. */
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

/**
 * Classifies a failure. The server's response decides: 4xx can be retried, 5xx cannot. Without a response,
 * `kindWithoutResponse` applies.
 */
function toDeliveryError(
  error: unknown,
  kindWithoutResponse: MessageDeliveryErrorKind,
): MessageDeliveryError {
  const { responseCode } = error as { responseCode?: number };
  const kind = responseCode === undefined ? kindWithoutResponse : responseCode < 500 ? 'later' : 'refused';
  return new MessageDeliveryError(kind, getErrorReason(error), { cause: error });
}

function getErrorReason(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'no answer');
}
