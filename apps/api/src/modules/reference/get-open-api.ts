import type { ResponseOf } from '@piri/contract/endpoint';
import type { getOpenApi as call } from '@piri/contract/reference';
import { openApi } from './open-api.ts';

// It follows from the code alone, so one is enough for as long as the process runs.
const document = openApi();

export async function getOpenApi(): Promise<ResponseOf<typeof call>> {
  return document;
}
