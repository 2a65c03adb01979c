import { createJpegFixture, createPngFixture, createWebpFixture, pdfFixture } from './file-fixtures.ts';

/** Returns a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  examples?: unknown[];
  contentEncoding?: string;
  not?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const texts = [
  '',
  'sofas',
  'meghna-3-seater',
  'boshar-ghor',
  'MGN-3S-ASH',
  'Décor',
  'বসার ঘর',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '{}',
  'null',
  '‮abc',
  '💺',
  'a'.repeat(200),
];

/** Contents of files: valid, invalid, and truncated. */
const files = [
  createPngFixture(),
  createJpegFixture(),
  createWebpFixture('VP8X'),
  pdfFixture,
  createPngFixture(0, 0),
  createPngFixture(60_000, 60_000),
  createPngFixture().subarray(0, 20),
];

/** Values that no schema expects, and some that look almost valid. */
const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(5000),
  'a\0b',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table categories; --",
  [],
  [[]],
  [null],
  {},
  { toString: null },
  { length: 1e9 },
  JSON.parse('{"then": 1}'),
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`),
];

/** Creates values from a schema: valid ones, and valid ones with one error. */
export class FuzzValueGenerator {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.#random() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to choose from.');
    return choice;
  }

  valid(schema: JsonSchema): unknown {
    if (schema.enum) return this.pick(schema.enum);
    if (schema.const !== undefined) return schema.const;
    if (schema.contentEncoding === 'binary') return new File([this.pick(files)], this.pick(texts));
    // If validity cannot be expressed in a schema, its examples are used, most of the time.
    if (schema.examples && this.chance(0.95)) return this.pick(schema.examples);
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) return this.valid(this.pick(branches));
    if (Array.isArray(schema.type)) return this.valid({ ...schema, type: this.pick(schema.type) });
    switch (schema.type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return this.#array(schema);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      case 'string':
        return this.#text(schema);
      default:
        throw new Error(`The fuzz knows no values for ${JSON.stringify(schema)}.`);
    }
  }

  /** Breaks a value in one place: replaces it, removes or adds a key, or breaks a nested value. */
  broken(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || value instanceof File || this.chance(0.2)) {
      return this.pick(oddities);
    }
    if (Array.isArray(value)) {
      const at = Math.floor(this.#random() * (value.length + 1));
      return value.toSpliced(at, at < value.length ? 1 : 0, this.broken(value[at]));
    }
    const keys = Object.keys(value);
    const key =
      keys.length === 0 || this.chance(0.3)
        ? this.pick(['__proto__', 'constructor', 'x', '', 'or'])
        : this.pick(keys);
    const rest = Object.entries(value).filter(([name]) => name !== key);
    return Object.fromEntries(
      this.chance(0.2) ? rest : [...rest, [key, this.broken(Reflect.get(value, key))]],
    );
  }

  #object({ properties = {}, required = [] }: JsonSchema): unknown {
    const kept = Object.entries(properties).filter(([name]) => required.includes(name) || this.chance(0.4));
    return Object.fromEntries(kept.map(([name, schema]) => [name, this.valid(schema)]));
  }

  #array({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema): unknown[] {
    if (items.not !== undefined) return [];
    const length = Math.min(maxItems, minItems + Math.floor(this.#random() * 4));
    return Array.from({ length }, () => this.valid(items));
  }

  #text({ minLength = 0, maxLength }: JsonSchema): string {
    return this.pick(texts.filter(({ length }) => length >= minLength)).slice(0, maxLength);
  }

  #number({ minimum = -1000, maximum = 1000 }: JsonSchema): number {
    return this.pick([minimum, Math.min(maximum, minimum + Math.floor(this.#random() * 60)), maximum]);
  }
}
