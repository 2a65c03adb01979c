import { ApiError } from '../core/api-error.ts';
import { isStorableText } from '../core/is-storable-text.ts';
import { assertNotCompressed, readBodyBytes } from './read-body-bytes.ts';

const maxDepth = 32;

/**
 * Parses a JSON body and checks what a schema cannot: its type, size, encoding, depth, and that its texts can be
 * stored.
 */
export async function parseJsonBody(request: Request, maxBodyBytes: number): Promise<unknown> {
  assertJsonContentType(request.headers);
  const value = parse(await readBodyBytes(request, maxBodyBytes));
  assertStorableJson(value);
  return value;
}

function assertJsonContentType(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').split(';');
  const charset = parameters.find((parameter) => /^\s*charset\s*=/i.test(parameter));
  const isUtf8 = charset === undefined || /=\s*"?utf-?8"?\s*$/i.test(charset);
  if (type.trim().toLowerCase() !== 'application/json' || !isUtf8) {
    throw new ApiError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be sent as content-type application/json in UTF-8.',
    );
  }
  assertNotCompressed(headers);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's message quotes the body, which may hold a password.
    throw new ApiError('MALFORMED', 'The body is not JSON in UTF-8.');
  }
}

interface Branch {
  value: object;
  key: string;
  parent: Branch | undefined;
  depth: number;
}

/**
 * Throws if a value is nested too deeply or contains text that cannot be stored. Not recursive, because the caller
 * controls the depth.
 */
export function assertStorableJson(root: unknown): void {
  const waiting: Branch[] = [];
  visit(root, '', undefined);
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    if (branch.depth > maxDepth) {
      throw new ApiError('MALFORMED', `The body is nested more than ${maxDepth} levels deep.`);
    }
    for (const key of Object.keys(branch.value)) {
      assertStorableText(key, '', branch);
      visit(Reflect.get(branch.value, key), key, branch);
    }
  }

  function visit(value: unknown, key: string, parent: Branch | undefined): void {
    if (typeof value === 'string') assertStorableText(value, key, parent);
    else if (typeof value === 'object' && value !== null) {
      waiting.push({ value, key, parent, depth: (parent?.depth ?? 0) + 1 });
    }
  }
}

function assertStorableText(text: string, key: string, parent: Branch | undefined): void {
  if (isStorableText(text)) return;
  const path = key === '' ? [] : [key];
  for (let branch = parent; branch?.parent !== undefined; branch = branch.parent) path.unshift(branch.key);
  throw new ApiError('INVALID', 'The request contains text that can’t be stored.', [
    {
      path: path.join('.').slice(0, 200),
      code: 'unstorable',
      message: 'NUL characters and unpaired surrogates aren’t allowed.',
    },
  ]);
}
