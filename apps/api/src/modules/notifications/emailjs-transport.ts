import type { MessageTransport } from './message-transport.ts';
import { type MailBranding, renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';
import { sendMessageOverHttp } from './send-message-over-http.ts';

export interface EmailJsTransportOptions {
  /** An endpoint that is compatible with EmailJS. */
  url: string;
  serviceId: string;
  /** A template that shows `subject`, `html` and `text`, sent to `to_email` with replies to `reply_to`. */
  templateId: string;
  publicKey: string;
  privateKey: string | undefined;
  from: MailBranding;
  /** @default 10_000 */
  timeoutMs?: number;
}

/**
 * Sends mails through an email service that is compatible with EmailJS. It does not support headers, so the only
 * unsubscribe link is the one below the text.
 */
export async function createEmailJsTransport(service: EmailJsTransportOptions): Promise<MessageTransport> {
  const { url, serviceId, templateId, publicKey, privateKey, from, ...way } = service;
  return {
    send: (mail) =>
      sendMessageOverHttp({
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
