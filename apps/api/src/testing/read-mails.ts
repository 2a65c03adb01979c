import { runBackgroundJobs } from '../background-jobs.ts';
import type { TestApi } from './test-api.ts';

/** Returns the mails to this address, oldest first, after running the background jobs once. */
export async function runJobsAndReadMails(api: TestApi, recipient: string) {
  await runBackgroundJobs(api.ctx);
  return api.db
    .selectFrom('messages')
    .select(['kind', 'subject', 'body', 'state'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
