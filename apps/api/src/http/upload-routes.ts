import { maxLargeFileBytes, multipartThresholdBytes, uploadsPath } from '@piri/contract/uploads';
import type { Hono, Context as HttpContext } from 'hono';
import { ApiError } from '../core/api-error.ts';
import { isStorableText } from '../core/is-storable-text.ts';
import type { UploadErrorCode } from '../core/upload-error-code.ts';
import {
  assertUploadSignature,
  requireUploadPass,
  type UploadPass,
} from '../modules/uploads/create-upload-credentials.ts';
import type { IsAllowedIp } from '../modules/uploads/fetch-public-url.ts';
import { readRemoteUploadStatus, startRemoteUpload } from '../modules/uploads/fetch-remote-file.ts';
import {
  assertMultipartUploadSizes,
  completeMultipartUpload,
  findExpectedUploadPart,
  receiveUploadPart,
  startMultipartUpload,
} from '../modules/uploads/multipart.ts';
import { receiveSingleUpload } from '../modules/uploads/receive-single-upload.ts';
import { UploadError } from '../modules/uploads/upload-error.ts';
import { readUploadedFileInfo } from '../modules/uploads/upload-info.ts';
import {
  getStoredFileBytesRateLimits,
  getUploadPartRateLimits,
  getUploadRateLimits,
} from '../runtime/endpoint-rate-limits.ts';
import { enforceRateLimits } from '../runtime/rate-limit.ts';
import { type HttpEnv, type MountOptions, parseCaller } from './mount-endpoint.ts';
import { parseFormData } from './parse-form-data.ts';
import { assertNotCompressed, readBodyChunks } from './read-body-bytes.ts';
import { runWithinUploadLimits, streamedUploadMemoryBytes } from './run-within-upload-limits.ts';
import { serveUploadedFile } from './serve-uploaded-file.ts';

export interface UploadRoutesOptions extends Omit<MountOptions, 'searches'> {
  /** Decides which addresses files may be fetched from. If undefined, fetching from URLs is off. */
  mayReach?: IsAllowedIp | undefined;
}

type Http = HttpContext<HttpEnv, '/:pass'>;
type UploadHandler = (options: UploadRoutesOptions, c: Http) => Promise<object>;

/**
 * The routes of the upload client, relative to the address of a pass. Each ends with a slash, as in the upload service.
 */
const calls: Readonly<Record<string, readonly ['GET' | 'POST', UploadHandler]>> = {
  '/base/': ['POST', handleSingleUpload],
  '/multipart/start/': ['POST', start],
  '/multipart/complete/': ['POST', complete],
  '/from_url/': ['POST', fetchFrom],
  '/from_url/status/': ['GET', tellFetch],
  '/info/': ['GET', tellFile],
};

const passPath = `${uploadsPath}/passes/:pass{[\\w-]{43}}` as const;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Mounts the part of the upload service that `@uploadcare/upload-client` uses. Its routes are not endpoints of the
 * contract, because the client determines their format.
 */
export function mountUploadRoutes(app: Hono<HttpEnv>, options: UploadRoutesOptions): void {
  for (const [path, [method, handler]] of Object.entries(calls)) {
    app.on(method, `${passPath}${path}`, (c) => {
      c.set('loggedPath', `${uploadsPath}/passes/:pass${path}`);
      return handleUploadRequest(options, c, handler);
    });
  }
  app.put(`${uploadsPath}/parts/:id{${uuid}}/:nth{[0-9]{1,4}}`, (c) => handlePart(options, c));
  app.get(`${uploadsPath}/files/:name{${uuid}}/`, (c) => serveUploadedFile(options, c));
}

/** Sends errors with status 200 too, because the client reads the body of no other. */
async function handleUploadRequest(
  options: UploadRoutesOptions,
  c: Http,
  handler: UploadHandler,
): Promise<Response> {
  c.header('cache-control', 'no-store');
  try {
    return c.json(await handler(options, c));
  } catch (error) {
    const { code, status, message } = toUploadError(error);
    if (status >= 500) {
      options.ctx.log.failure('An upload failed.', error, { requestId: c.get('requestId') });
    }
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
      c.header('retry-after', String(error.retryAfterSeconds));
    }
    return c.json({ error: { content: message, status_code: status, error_code: code } });
  }
}

const codes: Partial<Record<ApiError['code'], readonly [UploadErrorCode, number]>> = {
  RATE_LIMITED: ['RequestThrottledError', 429],
  UNAVAILABLE: ['RequestThrottledError', 429],
  PAYLOAD_TOO_LARGE: ['RequestSizeLimitExceededError', 413],
};

function toUploadError(error: unknown): UploadError {
  if (error instanceof UploadError) return error;
  if (!(error instanceof ApiError)) return new UploadError('UploadAPIError', 'Something went wrong.', 500);
  const [code, status] = codes[error.code] ?? (['PostRequestParserFailedError', 400] as const);
  return new UploadError(code, error.message, status);
}

async function handleSingleUpload(options: UploadRoutesOptions, c: Http): Promise<object> {
  const { ctx, readAddress } = options;
  const uploader = await letIn(options, c);
  const announced = Number(c.req.header('content-length') ?? multipartThresholdBytes);
  await countBytes(options, c, uploader, Math.min(announced, multipartThresholdBytes));
  const { address } = parseCaller(c, readAddress);
  return runWithinUploadLimits({ address, bytes: streamedUploadMemoryBytes }, () =>
    receiveSingleUpload(ctx, uploader, async (receive) => {
      const form = await parseFormData(c.req.raw, {
        maxFileBytes: multipartThresholdBytes,
        receiveFile: (chunks, { name }) => receive(chunks, shortName(name)),
      });
      checkForm(options, c, form);
    }),
  );
}

async function start(options: UploadRoutesOptions, c: Http): Promise<object> {
  const uploader = await letIn(options, c);
  const form = await parseFormData(c.req.raw, { maxFileBytes: 0 });
  checkForm(options, c, form);
  const requested = { size: Number(getText(form, 'size')), partSize: Number(getText(form, 'part_size')) };
  assertMultipartUploadSizes(requested);
  await countBytes(options, c, uploader, requested.size);
  const fileName = shortName(getText(form, 'filename') ?? '');
  const { id, parts } = await startMultipartUpload(options.ctx, { ...uploader, ...requested, fileName });
  const address = (_: unknown, index: number) =>
    `${options.ctx.siteUrl}${uploadsPath}/parts/${id}/${index + 1}`;
  return { uuid: id, parts: Array.from({ length: parts }, address) };
}

async function complete(options: UploadRoutesOptions, c: Http): Promise<object> {
  const form = await parseFormData(c.req.raw, { maxFileBytes: 0 });
  knowKey(options, getText(form, 'UPLOADCARE_PUB_KEY'));
  const id = toFileName(getText(form, 'uuid'));
  await completeMultipartUpload(options.ctx, id);
  return readUploadedFileInfo(options.ctx, id);
}

async function fetchFrom(options: UploadRoutesOptions, c: Http): Promise<object> {
  const query = Object.fromEntries(new URL(c.req.url).searchParams);
  const uploader = await letIn(options, c);
  checkForm(options, c, { ...query, UPLOADCARE_PUB_KEY: query['pub_key'] });
  if (options.mayReach === undefined) {
    throw new UploadError('DownloadFileError', 'This shop doesn’t fetch files from web addresses.', 403);
  }
  // The size is not known yet.
  await countBytes(options, c, uploader, maxLargeFileBytes);
  const address = getText(query, 'source_url');
  if (address === undefined) throw new UploadError('SourceURLRequiredError', 'No address was given.');
  const name = getText(query, 'filename');
  const fileName = name === undefined ? undefined : shortName(name);
  const { mayReach } = options;
  return {
    type: 'token',
    token: await startRemoteUpload(options.ctx, { ...uploader, address, fileName, mayReach }),
  };
}

async function tellFetch({ ctx }: UploadRoutesOptions, c: Http): Promise<object> {
  const token = c.req.query('token');
  if (token === undefined) throw new UploadError('TokenRequiredError', 'No token was given.');
  return isStorableText(token) ? readRemoteUploadStatus(ctx, token) : { status: 'unknown' };
}

async function tellFile(options: UploadRoutesOptions, c: Http): Promise<object> {
  knowKey(options, c.req.query('pub_key'));
  return readUploadedFileInfo(options.ctx, toFileName(c.req.query('file_id')));
}

/**
 * Receives a part of a multipart upload. Its secret address is the only authorisation. Unlike the other routes, it
 * reports errors by status.
 */
async function handlePart(
  { ctx, readAddress }: UploadRoutesOptions,
  c: HttpContext<HttpEnv, '/:id/:nth'>,
): Promise<Response> {
  const { id, nth } = c.req.param();
  assertNotCompressed(c.req.raw.headers);
  const caller = parseCaller(c, readAddress);
  await enforceRateLimits(ctx, getUploadPartRateLimits(caller), { caller });
  const part = await findExpectedUploadPart(ctx, { id, nth: Number(nth) });
  if (part === undefined) throw unexpectedPart();
  const { address } = caller;
  const received = await runWithinUploadLimits({ address, bytes: streamedUploadMemoryBytes }, () =>
    receiveUploadPart(ctx, part, readBodyChunks(c.req.raw, part.length)),
  );
  if (received === undefined) throw unexpectedPart();
  if (received !== part.length) throw new ApiError('INVALID', `This part must be ${part.length} bytes long.`);
  c.header('cache-control', 'no-store');
  return c.text('OK');
}

function unexpectedPart(): ApiError {
  return new ApiError('NOT_FOUND', 'This part isn’t expected.');
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the uploader and counts the upload against their limits, before any of the body is read. */
async function letIn({ ctx, readAddress }: UploadRoutesOptions, c: Http): Promise<UploadPass> {
  const caller = parseCaller(c, readAddress);
  const uploader = await requireUploadPass(ctx, c.req.param('pass'));
  const by = { caller, customerId: uploader.customerId ?? '' };
  await enforceRateLimits(ctx, getUploadRateLimits(by), by);
  return uploader;
}

/** Checks the key and signature that the client adds to its forms after the file. */
function checkForm(options: UploadRoutesOptions, c: Http, fields: Fields): void {
  knowKey(options, getText(fields, 'UPLOADCARE_PUB_KEY'));
  assertUploadSignature(c.req.param('pass'), getText(fields, 'signature'));
}

/**
 * Counts the bytes of a file when its upload starts, even in parts, since its rows take up space before it is complete.
 */
async function countBytes(
  { ctx, readAddress }: UploadRoutesOptions,
  c: Http,
  { customerId }: UploadPass,
  bytes: number,
): Promise<void> {
  const caller = parseCaller(c, readAddress);
  const by = { caller, customerId: customerId ?? '' };
  await enforceRateLimits(ctx, getStoredFileBytesRateLimits(by, bytes), by);
}

function knowKey({ apiKey }: Pick<UploadRoutesOptions, 'apiKey'>, key: string | undefined): void {
  if (key !== apiKey) throw new UploadError('ProjectPublicKeyInvalidError', 'This key is unknown.', 403);
}

function getText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && isStorableText(value) ? value : undefined;
}

function toFileName(text: string | undefined): string {
  if (text === undefined || !isStorableText(text)) {
    throw new UploadError('FileIdRequiredError', 'No file was given.');
  }
  return text;
}

/** Returns a file name for display. Never used to look up a file. */
function shortName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 200);
}
