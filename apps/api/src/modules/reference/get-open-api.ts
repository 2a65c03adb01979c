import type { ResponseOf } from '@piri/contract/endpoint';
import type { getOpenApi as call } from '@piri/contract/open-api';
import { buildOpenApi } from './open-api.ts';

// It follows from the code alone, so one is enough for as long as the process runs.
const document = buildOpenApi();

export async function getOpenApi(): Promise<ResponseOf<typeof call>> {
  return document;
}
