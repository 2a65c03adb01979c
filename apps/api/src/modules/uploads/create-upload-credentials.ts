import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import {
  type createUploadCredentials as call,
  type LargeFilePurpose,
  uploadsPath,
} from '@piri/contract/uploads';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { AppContext, RequestContext } from '../../runtime/context.ts';
import { UploadError } from './upload-error.ts';

const lastsMs = 60 * 60 * 1000;

export interface CreateUploadCredentialsParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer' | 'siteUrl'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Creates the signature that an upload client sends instead of a session. It is stored as an upload pass that says
 * whose the files are, hashed like a session's token. The client sends the signature after the file, so the hash is
 * also in the address: this way, the owner and the permission are known before the first byte of the file.
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

export interface UploadPass {
  /** Null for guests. */
  customerId: string | null;
  type: LargeFilePurpose;
}

/**
 * Returns whose pass this is, and for which files. The hash in the address is enough for that, but not to send a file.
 */
export async function requireUploadPass(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  signatureHash: string,
): Promise<UploadPass> {
  const pass = await db
    .selectFrom('uploadPasses')
    .select(['customerId', 'type', 'expiresAt'])
    .where('signatureHash', '=', signatureHash)
    .executeTakeFirst();
  if (pass === undefined) {
    throw new UploadError('SignatureInvalidError', 'This signature is unknown.', 403);
  }
  if (pass.expiresAt <= now()) {
    throw new UploadError('SignatureExpirationError', 'This signature has expired.', 403);
  }
  const { customerId, type } = pass;
  return { customerId, type };
}

/** Throws if the form does not contain the signature of its pass. */
export function assertUploadSignature(signatureHash: string, signature: string | undefined): void {
  if (signature === undefined) {
    throw new UploadError('SignatureRequiredError', 'A signature is required to upload files.', 403);
  }
  if (hashToken(signature) !== signatureHash) {
    throw new UploadError('SignatureInvalidError', 'This signature is unknown.', 403);
  }
}
