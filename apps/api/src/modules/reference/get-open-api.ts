import type { ResponseOf } from '@piri/contract/define-endpoint';
import type { getOpenApi as call } from '@piri/contract/open-api';
import { buildOpenApi } from './open-api.ts';

// The document depends on the code alone, so it is built once.
const document = buildOpenApi();

export async function getOpenApi(): Promise<ResponseOf<typeof call>> {
  return document;
}
