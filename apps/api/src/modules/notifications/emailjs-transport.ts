import type { MessageTransport } from './message-transport.ts';
import { postMessage } from './post-message.ts';
import { type MailLayout, renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

export interface EmailJsOptions {
  /** Takes what EmailJS takes. */
  url: string;
  serviceId: string;
  /** A template that shows `subject`, `html` and `text`, and goes to `to_email` with answers to `reply_to`. */
  templateId: string;
  publicKey: string;
  privateKey: string | undefined;
  from: MailLayout;
  /** @default 10_000 */
  timeoutMs?: number;
}

/**
 * Hands mails to an e-mail service that speaks as EmailJS does. It knows no headers: of the way off a list only the link
 * under the text is left.
 */
export async function createEmailJsTransport(service: EmailJsOptions): Promise<MessageTransport> {
  const { url, serviceId, templateId, publicKey, privateKey, from, ...way } = service;
  return {
    send: (mail) =>
      postMessage({
        url,
        body: {
          service_id: serviceId,
          template_id: templateId,
          user_id: publicKey,
          ...(privateKey !== undefined && { accessToken: privateKey }),
          template_params: {
            to_email: mail.recipient,
            from_name: from.name,
            ...(mail.replyTo !== null && { reply_to: mail.replyTo }),
            subject: mail.subject,
            text: renderMailText(mail),
            html: renderMailHtml(mail, from),
          },
        },
        ...way,
      }),
    close() {
      // Each mail is a request of its own.
    },
  };
}
