import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { type createUploadCredentials as call, type UploadType, uploadsPath } from '@piri/contract/uploads';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { AppContext, RequestContext } from '../../runtime/context.ts';
import { UploadError } from './upload-error.ts';

const lastsMs = 60 * 60 * 1000;

export interface CreateUploadCredentialsParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer' | 'siteUrl'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * The upload client sends no session along, but a signature that its page was given: here it is a pass, which says whose
 * the files are. It is kept as a hash, like a session's token. The client writes the signature behind the file, so the
 * hash stands in the address as well: whose file it is, and whether they may send one, is known before its first byte.
 */
export async function createUploadCredentials({
  ctx,
  input,
}: CreateUploadCredentialsParams): Promise<ResponseOf<typeof call>> {
  const secureSignature = createToken();
  const expiresAt = new Date(ctx.now().getTime() + lastsMs);
  await ctx.db
    .insertInto('uploadPasses')
    .values({
      signatureHash: hashToken(secureSignature),
      customerId: ctx.customer?.id ?? null,
      type: input.type,
      expiresAt,
    })
    .execute();
  const uploads = `${ctx.siteUrl}${uploadsPath}`;
  return {
    ...{ baseURL: `${uploads}/passes/${hashToken(secureSignature)}`, baseCDN: `${uploads}/files/` },
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
export async function verifyUploadSignature(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  signatureHash: string,
): Promise<Uploader> {
  const pass = await db
    .selectFrom('uploadPasses')
    .select(['customerId', 'type', 'expiresAt'])
    .where('signatureHash', '=', signatureHash)
    .executeTakeFirst();
  if (pass === undefined) {
    throw new UploadError('SignatureInvalidError', 'This signature is not known.', 403);
  }
  if (pass.expiresAt <= now()) {
    throw new UploadError('SignatureExpirationError', 'This signature has expired.', 403);
  }
  const { customerId, type } = pass;
  return { customerId, type };
}

/** Refuses a form that does not hold the signature of its pass. */
export function checkSignature(signatureHash: string, signature: string | undefined): void {
  if (signature === undefined) {
    throw new UploadError('SignatureRequiredError', 'Files are sent with a signature.', 403);
  }
  if (hashToken(signature) !== signatureHash) {
    throw new UploadError('SignatureInvalidError', 'This signature is not known.', 403);
  }
}
