import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { getQr as call } from '@piri/contract/qrs';
import { encode } from 'uqr';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';

/** Light modules around the code. Without them cameras do not find it. */
const margin = 4;

/** The largest version: with more modules, they are too small for a camera on an invoice. */
const maxVersion = 15;

export interface GetQrParams {
  ctx: Pick<AppContext, 'siteUrl'>;
  input: ParsedInput<typeof call>['query'];
}

/** Returns a QR code for a page of this shop. Other addresses are refused. */
export async function getQr({ ctx, input }: GetQrParams): Promise<string> {
  const url = URL.parse(`${ctx.siteUrl}${input.path}`);
  const code = url?.origin === new URL(ctx.siteUrl).origin ? encodeQrMatrix(url.href) : undefined;
  if (code === undefined) {
    throw new ApiError('INVALID', 'This isn’t a page of the shop, or its address is too long.', [
      { path: 'path', code: 'PATH_NOT_POSSIBLE', message: 'Use a path that starts with /.' },
    ]);
  }
  return renderSvg(code);
}

/** Returns rows of modules, true if dark; undefined if the address is too long. */
export function encodeQrMatrix(url: string): boolean[][] | undefined {
  try {
    return encode(url, { ecc: 'M', boostEcc: false, border: margin, maxVersion }).data;
  } catch (error) {
    if (error instanceof RangeError && error.message === 'Data too long') return undefined;
    throw error;
  }
}

/** Draws the code dark on light in every theme, as cameras need it. */
function renderSvg(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const squares = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${squares.join('')}"/></svg>`
  );
}
