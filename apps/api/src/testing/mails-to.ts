import { workOnce } from '../background-work.ts';
import type { TestApi } from './test-api.ts';

/** The mails to this address, oldest first, after the background work has gone round once. */
export async function mailsTo(api: TestApi, recipient: string) {
  await workOnce(api.ctx);
  return api.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'body', 'state'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
