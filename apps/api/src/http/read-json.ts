import { Refusal } from '../core/refusal.ts';
import { isStorable } from '../core/storable-text.ts';
import { readBytes, refuseCompressed } from './read-bytes.ts';

const deepest = 32;

/** Reads a JSON body, checking what no schema can: its type, size, encoding, depth and the texts in it. */
export async function readJson(request: Request, maxBodyBytes: number): Promise<unknown> {
  refuseOtherTypes(request.headers);
  const value = parse(await readBytes(request, maxBodyBytes));
  checkTree(value);
  return value;
}

function refuseOtherTypes(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').split(';');
  const charset = parameters.find((parameter) => /^\s*charset\s*=/i.test(parameter));
  const isUtf8 = charset === undefined || /=\s*"?utf-?8"?\s*$/i.test(charset);
  if (type.trim().toLowerCase() !== 'application/json' || !isUtf8) {
    throw new Refusal(
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be sent as content-type application/json in UTF-8.',
    );
  }
  refuseCompressed(headers);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's message quotes the body, which may hold a password.
    throw new Refusal('MALFORMED', 'The body is not JSON in UTF-8.');
  }
}

interface Branch {
  value: object;
  key: string;
  parent: Branch | undefined;
  depth: number;
}

/** Walks without recursion, because the depth is the caller's to choose until it has been checked. */
export function checkTree(root: unknown): void {
  const waiting: Branch[] = [];
  visit(root, '', undefined);
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    if (branch.depth > deepest) {
      throw new Refusal('MALFORMED', `The body is nested more than ${deepest} levels deep.`);
    }
    for (const key of Object.keys(branch.value)) {
      refuseUnstorable(key, '', branch);
      visit(Reflect.get(branch.value, key), key, branch);
    }
  }

  function visit(value: unknown, key: string, parent: Branch | undefined): void {
    if (typeof value === 'string') refuseUnstorable(value, key, parent);
    else if (typeof value === 'object' && value !== null) {
      waiting.push({ value, key, parent, depth: (parent?.depth ?? 0) + 1 });
    }
  }
}

function refuseUnstorable(text: string, key: string, parent: Branch | undefined): void {
  if (isStorable(text)) return;
  const path = key === '' ? [] : [key];
  for (let branch = parent; branch?.parent !== undefined; branch = branch.parent) path.unshift(branch.key);
  throw new Refusal('INVALID', 'The request holds text that cannot be stored.', [
    {
      path: path.join('.').slice(0, 200),
      code: 'unstorable',
      message: 'No NUL and no half surrogate pairs.',
    },
  ]);
}
