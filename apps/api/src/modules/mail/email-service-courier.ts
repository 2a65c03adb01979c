import type { Courier } from './courier.ts';
import { handOver } from './hand-over.ts';
import { type Letterhead, mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export interface EmailService {
  /** Takes what EmailJS takes. */
  url: string;
  serviceId: string;
  /** A template that shows `subject`, `html` and `text`, and goes to `to_email` with answers to `reply_to`. */
  templateId: string;
  publicKey: string;
  privateKey: string | undefined;
  from: Letterhead;
  /** @default 10_000 */
  timeoutMs?: number;
}

/**
 * Hands mails to an e-mail service that speaks as EmailJS does. It knows no headers: of the way off a list only the link
 * under the text is left.
 */
export async function openEmailService(service: EmailService): Promise<Courier> {
  const { url, serviceId, templateId, publicKey, privateKey, from, ...way } = service;
  return {
    send: (mail) =>
      handOver({
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
            text: mailText(mail),
            html: mailHtml(mail, from),
          },
        },
        ...way,
      }),
    close() {
      // Each mail is a request of its own.
    },
  };
}
