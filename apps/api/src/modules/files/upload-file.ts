import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { uploadFile as call, FilePurpose } from '@piri/contract/files';
import { ApiError } from '../../core/api-error.ts';
import { createId } from '../../core/ids-and-tokens.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { getStoredFileBytesRateLimits } from '../../runtime/endpoint-rate-limits.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { enforceRateLimits } from '../../runtime/rate-limit.ts';
import { type DetectedFileType, detectFileType, type UploadMimeType } from './detect-file-type.ts';
import { insertFileContents } from './file-chunks.ts';
import { stripImageMetadataInWorker } from './strip-image-metadata-in-worker.ts';

/** The most pixels of an image. Browsers have to decode it, and a small file can contain a huge image. */
const maxPixels = 50_000_000;

const imageTypes: readonly UploadMimeType[] = ['image/png', 'image/jpeg', 'image/webp'];
const accepted: Readonly<Record<FilePurpose, readonly UploadMimeType[]>> = {
  PROFILE: imageTypes,
  PAYMENT_SLIP: [...imageTypes, 'application/pdf'],
  RETURN: [...imageTypes, 'application/pdf'],
};

export interface UploadFileParams {
  ctx: Pick<
    RequestContext<typeof call>,
    'caller' | 'customer' | 'db' | 'fingerprintKey' | 'limitFactor' | 'now' | 'once'
  >;
  input: ParsedInput<typeof call>['body'];
}

/** Stores an uploaded file. The server generates its name, which is too long to guess. */
export async function uploadFile({
  ctx,
  input,
}: UploadFileParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  const { caller, customer, now, once } = ctx;
  // A profile picture is public, so it requires an account, whose limits apply.
  if (input.type === 'PROFILE' && customer === undefined) {
    throw new ApiError('SIGN_IN_REQUIRED', 'Sign in to upload a profile picture.');
  }
  const sent = Buffer.from(await input.file.arrayBuffer());
  const { mimeType, extension } = assertAcceptedFileType(sent, input.type);
  const by = { caller, customerId: customer?.id ?? '' };
  await enforceRateLimits(ctx, getStoredFileBytesRateLimits(by, sent.length), by);
  const bytes = await stripImageMetadataInWorker(sent, mimeType);
  return once(async (tx) => {
    const name = `${createId()}.${extension}`;
    await tx
      .insertInto('files')
      .values({
        name,
        customerId: customer?.id ?? null,
        type: input.type,
        mimeType,
        size: bytes.length,
        createdAt: now(),
        fileName: null,
      })
      .execute();
    await insertFileContents(tx, name, bytes);
    return { url: `/api/files/${name}` };
  });
}

/** Returns the detected type of a file. Throws if that type is not accepted for this purpose. */
export function assertAcceptedFileType(bytes: Buffer, type: FilePurpose): DetectedFileType {
  const kind = detectFileType(bytes);
  if (kind === undefined || !accepted[type].includes(kind.mimeType)) {
    const names = accepted[type].map((one) => one.split('/')[1]).join(', ');
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', `The file must be one of these types: ${names}.`, [
      { path: 'file', code: 'FILE_KIND', message: `One of ${names}.` },
    ]);
  }
  if (kind.pixels === 0 || (kind.pixels ?? 0) > maxPixels) {
    throw new ApiError('INVALID', 'The picture has no width or height, or is too large.', [
      { path: 'file', code: 'PIXELS', message: `Up to ${maxPixels} pixels.` },
    ]);
  }
  return kind;
}
