import type { FilePurpose } from '@piri/contract/files';
import { uploadsPath } from '@piri/contract/uploads';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { SessionCustomer } from '../../runtime/context.ts';

export interface OwnFileParams {
  fileUrl: string;
  type: FilePurpose;
  customer: SessionCustomer | undefined;
  siteUrl: string;
  /** The field that contained the URL, for the error. */
  field: string;
}

/**
 * Returns the name of a file that the caller has uploaded. Throws the same error for another user's file as for one
 * that does not exist.
 */
export async function requireOwnFileName(
  db: Kysely<Database>,
  { fileUrl, type, customer, siteUrl, field }: OwnFileParams,
): Promise<string> {
  const file = await db
    .selectFrom('files')
    .select('name')
    .where('name', '=', nameIn(fileUrl, siteUrl) ?? '')
    .where('type', '=', type)
    .where((where) =>
      customer === undefined ? where('customerId', 'is', null) : where('customerId', '=', customer.id),
    )
    .executeTakeFirst();
  if (file !== undefined) return file.name;
  throw new ApiError('INVALID', 'You haven’t uploaded this file.', [
    {
      path: field,
      code: 'FILE_UNKNOWN',
      message: 'Use the address that was returned when the file was uploaded.',
    },
  ]);
}

/** Returns the path from which a file is served. */
export function getFileUrlPath(name: string): string {
  return name.includes('.') ? `/api/files/${name}` : `${uploadsPath}/files/${name}/`;
}

function nameIn(fileUrl: string, siteUrl: string): string | undefined {
  const url = URL.parse(fileUrl, siteUrl);
  if (url === null || url.origin !== new URL(siteUrl).origin) return undefined;
  return /^\/api\/(?:files\/([a-z2-7]{26}\.[a-z]{3,4})|uploads\/files\/([0-9a-f-]{36})\/)$/
    .exec(url.pathname)
    ?.slice(1)
    .find((name) => name !== undefined);
}
