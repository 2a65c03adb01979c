import type { Endpoint } from '@piri/contract/endpoint';
import { endpoints } from '@piri/contract/endpoints';
import { problem } from '@piri/contract/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { FuzzValues, type JsonSchema, seededRandom } from './testing/fuzz-values.ts';
import { type Answer, startTestApi, type TestApi, testApiKey } from './testing/test-api.ts';

const seed = 20_260_221;
const perEndpoint = 200;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fuzz = new FuzzValues(seededRandom(seed));
const calls: readonly Endpoint[] = Object.values(endpoints);

function schemaOf(schema: z.ZodType | undefined): JsonSchema {
  return z.toJSONSchema(schema ?? z.strictObject({}), { io: 'input' }) as JsonSchema;
}

function send(endpoint: Endpoint): Promise<Answer> {
  const key = fuzz.chance(0.05) ? 'wrong' : testApiKey;
  const query = make(schemaOf(endpoint.query), endpoint.query === undefined ? 0.1 : 0.5);
  const search = Object.entries(query ?? {}).map(([name, value]) => [name, inQuery(value)]);
  const path = `${endpoint.path}${search.length === 0 ? '' : `?${new URLSearchParams(search)}`}`;
  if (endpoint.body === undefined)
    return api.request(path, { method: endpoint.method, headers: { 'x-api-key': key } });

  const text = JSON.stringify(make(schemaOf(endpoint.body), 0.5));
  const cut = fuzz.chance(0.05) ? text.slice(0, Math.floor(text.length / 2)) : text;
  const type = fuzz.chance(0.05)
    ? fuzz.pick(['text/plain', 'application/json; charset=latin1'])
    : 'application/json';
  return api.request(path, {
    method: endpoint.method,
    headers: { 'x-api-key': key, 'content-type': type },
    body: cut,
  });
}

function inQuery(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
}

function make(schema: JsonSchema, breaking: number): object | null {
  const value = fuzz.valid(schema);
  const made = fuzz.chance(breaking) ? fuzz.broken(value) : value;
  return typeof made === 'object' ? made : { made };
}

/** Past the key and the schema: answered, or refused by a rule that only the verb knows. */
function wasUnderstood({ status, json }: Answer): boolean {
  if (status < 400) return true;
  return ['PAGE_TOO_DEEP', 'PAGE_TOKEN_INVALID'].includes(problem.parse(json).error.code);
}

const rows = async () =>
  JSON.stringify([
    await api.db.selectFrom('categories').selectAll().orderBy('id').execute(),
    await api.db.selectFrom('currencies').selectAll().orderBy('sourceId').execute(),
  ]);

it(`CALL-1 ${perEndpoint} generated requests to each call: a valid answer every time, rows unchanged`, async () => {
  const before = await rows();
  const understood: Record<string, number> = {};
  const codes: Record<string, number> = {};
  for (const endpoint of calls) {
    for (let index = 0; index < perEndpoint; index += 1) {
      const answer = await send(endpoint);
      const told = `${endpoint.path}, request ${index} of seed ${seed}: ${answer.text}`;
      expect(answer.status, told).toBeLessThan(500);
      const shape = answer.status < 400 ? endpoint.response : problem;
      expect(shape.safeParse(answer.json).success, told).toBe(true);
      if (wasUnderstood(answer)) understood[endpoint.name] = (understood[endpoint.name] ?? 0) + 1;
      const code = answer.status < 400 ? 'OK' : problem.parse(answer.json).error.code;
      codes[code] = (codes[code] ?? 0) + 1;
    }
  }
  console.info(
    `Fuzz of seed ${seed}, ${perEndpoint} a call. Passed key and schema:`,
    understood,
    'Answers:',
    codes,
  );
  for (const { name } of calls) expect(understood[name], name).toBeGreaterThanOrEqual(perEndpoint / 5);
  for (const code of [
    'OK',
    'API_KEY_UNKNOWN',
    'MALFORMED',
    'UNSUPPORTED_MEDIA_TYPE',
    'INVALID',
    'PAGE_TOKEN_INVALID',
  ]) {
    expect(codes[code], `the fuzz reaches ${code}`).toBeGreaterThan(0);
  }
  expect(await rows()).toBe(before);
  expect({}).not.toHaveProperty('polluted');
});
