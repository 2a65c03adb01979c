import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { ApiError } from '../core/api-error.ts';
import { findSessionCustomer } from '../modules/customers/sessions.ts';
import { findAccessibleFile, readFileChunks } from '../modules/files/find-accessible-file.ts';
import type { AppContext } from '../runtime/context.ts';
import { type HttpEnv, parseCaller } from './mount-endpoint.ts';

/** The path of uploaded files. It is not an endpoint of the contract, because an `<img>` sends no custom headers. */
export const uploadedFileRoutePath = '/api/files/:name{[a-z2-7]{26}\\.[a-z]{3,4}}';

export interface ServeUploadedFileParams {
  ctx: Pick<AppContext, 'db' | 'now'>;
  readAddress: ReadAddress;
}

export async function serveUploadedFile(
  { ctx, readAddress }: ServeUploadedFileParams,
  c: HttpContext<HttpEnv, '/:name'>,
): Promise<Response> {
  const { token, guestToken } = parseCaller(c, readAddress);
  const customer = token === undefined ? undefined : await findSessionCustomer(ctx, token);
  const file = await findAccessibleFile({
    ctx,
    customerId: customer?.id,
    guestToken,
    name: c.req.param('name'),
  });
  if (file === undefined) throw new ApiError('NOT_FOUND', 'There is no such file.');
  const isImage = file.mimeType.startsWith('image/');
  const fileName = `filename="${isImage ? file.name : file.name.replace(/(\.pdf)?$/, '.pdf')}"`;
  return c.body(readFileChunks(ctx, file.name), 200, {
    'content-type': file.mimeType,
    'content-length': String(file.size),
    // A PDF can run scripts if a browser displays it.
    'content-disposition': `${isImage ? 'inline' : 'attachment'}; ${fileName}`,
    'cache-control': file.type === 'PROFILE' ? 'private, max-age=31536000, immutable' : 'no-store',
  });
}
