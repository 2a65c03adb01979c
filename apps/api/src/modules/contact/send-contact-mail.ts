import type { sendContactMail as call } from '@piri/contract/contact';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { isEmail } from '@piri/contract/is-email';
import type { Context } from '../../runtime/context.ts';
import { addMail } from '../mail/add-mail.ts';

export interface SendContactMail {
  ctx: Pick<Context, 'db' | 'now' | 'supportEmail'>;
  input: ParsedInput<typeof call>['body'];
}

/** To the shop itself, and answered to whoever wrote, if that can be read as an address. */
export async function sendContactMail({ ctx, input }: SendContactMail): Promise<ResponseOf<typeof call>> {
  const { name, email, subject, body } = input.template_params;
  const writer = email.trim();
  await addMail(
    ctx.db,
    {
      kind: 'contact',
      budget: 'UNLIMITED',
      to: ctx.supportEmail,
      subject: subject.trim() === '' ? `A message from ${name}` : subject,
      body: [`From: ${name}${writer === '' ? ', without an address' : `, ${writer}`}`, body].join('\n\n'),
      ...(isEmail(writer) && { replyTo: writer }),
    },
    ctx.now(),
  );
  return 'OK';
}
