import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { type openUploads as call, type UploadType, uploadsPath } from '@piri/contract/uploads';
import { hashOf, newToken } from '../../core/secrets.ts';
import type { CallContext, Context } from '../../runtime/context.ts';
import { UploadRefusal } from './upload-refusal.ts';

const lastsMs = 60 * 60 * 1000;

export interface OpenUploads {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'customer' | 'siteUrl'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * The upload client sends no session along, but a signature that its page was given: here it is a pass, which says whose
 * the files are. It is kept as a hash, like a session's token. The client writes the signature behind the file, so the
 * hash stands in the address as well: whose file it is, and whether they may send one, is known before its first byte.
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
  const uploads = `${ctx.siteUrl}${uploadsPath}`;
  return {
    ...{ baseURL: `${uploads}/passes/${hashOf(secureSignature)}`, baseCDN: `${uploads}/files/` },
    secureSignature,
    secureExpire: String(Math.floor(expiresAt.getTime() / 1000)),
  };
}

export interface Uploader {
  /** Null for a guest's. */
  customerId: string | null;
  type: UploadType;
}

/** Whose files a pass begins. The hash in the address is enough to find that out, and not enough to send a file. */
export async function readPass(
  { db, now }: Pick<Context, 'db' | 'now'>,
  signatureHash: string,
): Promise<Uploader> {
  const pass = await db
    .selectFrom('uploadPasses')
    .select(['customerId', 'type', 'expiresAt'])
    .where('signatureHash', '=', signatureHash)
    .executeTakeFirst();
  if (pass === undefined) {
    throw new UploadRefusal('SignatureInvalidError', 'This signature is not known.', 403);
  }
  if (pass.expiresAt <= now()) {
    throw new UploadRefusal('SignatureExpirationError', 'This signature has expired.', 403);
  }
  const { customerId, type } = pass;
  return { customerId, type };
}

/** Refuses a form that does not hold the signature of its pass. */
export function checkSignature(signatureHash: string, signature: string | undefined): void {
  if (signature === undefined) {
    throw new UploadRefusal('SignatureRequiredError', 'Files are sent with a signature.', 403);
  }
  if (hashOf(signature) !== signatureHash) {
    throw new UploadRefusal('SignatureInvalidError', 'This signature is not known.', 403);
  }
}
