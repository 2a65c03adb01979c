import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { type openUploads as call, type UploadType, uploadsPath } from '@piri/contract/uploads';
import type { CallContext, Context } from '../../context.ts';
import { hashOf, newToken } from '../../secrets.ts';
import { UploadRefusal } from './upload-refusal.ts';

const lastsMs = 60 * 60 * 1000;

export interface OpenUploads {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'customer' | 'siteUrl'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * The upload client sends no session along, but a signature that its page was given: here it is a pass, which says whose
 * the files are. It is kept as a hash, like a session's token.
 */
export async function openUploads({ ctx, input }: OpenUploads): Promise<ResponseOf<typeof call>> {
  const secureSignature = newToken();
  const expiresAt = new Date(ctx.now().getTime() + lastsMs);
  await ctx.db
    .insertInto('uploadPasses')
    .values({
      signatureHash: hashOf(secureSignature),
      customerId: ctx.customer?.id ?? null,
      type: input.type,
      expiresAt,
    })
    .execute();
  const baseURL = `${ctx.siteUrl}${uploadsPath}`;
  return {
    ...{ baseURL, baseCDN: `${baseURL}/files/` },
    secureSignature,
    secureExpire: String(Math.floor(expiresAt.getTime() / 1000)),
  };
}

export interface Uploader {
  /** Null for a guest's. */
  customerId: string | null;
  type: UploadType;
}

/** Whose files a signature begins. Without one there are none: nobody would know whose they are. */
export async function readPass(
  { db, now }: Pick<Context, 'db' | 'now'>,
  signature: string | undefined,
): Promise<Uploader> {
  if (signature === undefined) {
    throw new UploadRefusal('SignatureRequiredError', 'Files are sent with a signature.', 403);
  }
  const pass = await db
    .selectFrom('uploadPasses')
    .select(['customerId', 'type', 'expiresAt'])
    .where('signatureHash', '=', hashOf(signature))
    .executeTakeFirst();
  if (pass === undefined) {
    throw new UploadRefusal('SignatureInvalidError', 'This signature is not known.', 403);
  }
  if (pass.expiresAt <= now()) {
    throw new UploadRefusal('SignatureExpirationError', 'This signature has served its time.', 403);
  }
  return pass;
}
