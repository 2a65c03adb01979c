import type { sendContactMail as call } from '@piri/contract/contact';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { isEmail } from '@piri/contract/is-email';
import type { AppContext } from '../../runtime/context.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';

export interface SendContactMailParams {
  ctx: Pick<AppContext, 'db' | 'now' | 'supportEmail'>;
  input: ParsedInput<typeof call>['body'];
}

/** Sends a message to the shop, with the sender as reply-to if their address is valid. */
export async function sendContactMail({
  ctx,
  input,
}: SendContactMailParams): Promise<ResponseOf<typeof call>> {
  const { name, email, subject, body } = input.template_params;
  const writer = email.trim();
  await enqueueMail(
    ctx.db,
    {
      kind: 'contact',
      budget: 'UNLIMITED',
      to: ctx.supportEmail,
      subject: subject.trim() === '' ? `A message from ${name}` : subject,
      body: [`From: ${name}${writer === '' ? ' (no email address)' : `, ${writer}`}`, body].join('\n\n'),
      ...(isEmail(writer) && { replyTo: writer }),
    },
    ctx.now(),
  );
  return 'OK';
}
