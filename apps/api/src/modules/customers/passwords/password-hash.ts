import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { PasswordHashCostMode } from '../../../runtime/context.ts';
import { createConcurrencyLimiter } from '../../../runtime/create-concurrency-limiter.ts';

// The minimum that OWASP's Password Storage Cheat Sheet recommends.
const argon2Costs = {
  full: { memory: 19_456, passes: 2, parallelism: 1 },
  cheap: { memory: 8, passes: 1, parallelism: 1 },
};
const scryptCosts = { full: { ln: 17, r: 8, p: 1 }, cheap: { ln: 4, r: 8, p: 1 } };

const saltBytes = 16;
const hashBytes = 32;

// Hashing occupies a processor. One is left free, so that many sign-ins do not block all other calls.
const limited = createConcurrencyLimiter({
  maxConcurrent: Math.max(1, availableParallelism() - 1),
  maxWaiting: 200,
});

type Make = (password: string, salt: Buffer) => Promise<Buffer>;

/** Hashes a password and returns a PHC string. Uses argon2id, or scrypt if Node was built without it. */
export async function hashPassword(password: string, cost: PasswordHashCostMode): Promise<string> {
  const parameters = parametersOf(cost);
  const make = makerOf(parameters);
  if (make === undefined) throw new Error(`Cannot make a hash with ${parameters}.`);
  const salt = randomBytes(saltBytes);
  return `${parameters}$${encode(salt)}$${encode(await limited(() => make(password, salt)))}`;
}

/** Returns whether a password matches a hash. Takes equally long for right and wrong passwords. */
export async function matchesPasswordHash(password: string, phc: string): Promise<boolean> {
  const { parameters, salt, hash } = split(phc);
  const make = makerOf(parameters);
  if (make === undefined) throw new Error(`Cannot check a hash with ${parameters}.`);
  return timingSafeEqual(await limited(() => make(password, salt)), hash);
}

/**
 * Returns whether a hash was made with other parameters than a new one would be. It is then replaced after the next
 * successful sign-in.
 */
export function needsRehash(phc: string, cost: PasswordHashCostMode): boolean {
  return split(phc).parameters !== parametersOf(cost);
}

/** Returns a hash that no password matches, so that checking an account that does not exist takes equally long. */
export function createDummyPasswordHash(cost: PasswordHashCostMode): string {
  return `${parametersOf(cost)}$${encode(randomBytes(saltBytes))}$${encode(randomBytes(hashBytes))}`;
}

function parametersOf(cost: PasswordHashCostMode): string {
  if (argon2 === undefined) {
    const { ln, r, p } = scryptCosts[cost];
    return `$scrypt$ln=${ln},r=${r},p=${p}`;
  }
  const { memory, passes, parallelism } = argon2Costs[cost];
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;
}

function makerOf(parameters: string): Make | undefined {
  const argon = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters);
  if (argon !== null) {
    const [memory = 0, passes = 0, parallelism = 0] = argon.slice(1).map(Number);
    return (password, nonce) =>
      promisify(argon2)('argon2id', {
        message: canonical(password),
        nonce,
        memory,
        passes,
        parallelism,
        tagLength: hashBytes,
      });
  }
  const classic = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)$/.exec(parameters);
  if (classic === null) return undefined;
  const [ln = 0, r = 0, p = 0] = classic.slice(1).map(Number);
  const options = { N: 2 ** ln, r, p, maxmem: 256 * r * 2 ** ln };
  return (password, salt) =>
    new Promise((resolve, reject) =>
      scrypt(canonical(password), salt, hashBytes, options, (error, hash) =>
        error === null ? resolve(hash) : reject(error),
      ),
    );
}

/** Normalises a password, because keyboards encode the same Bangla letter differently. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

function split(phc: string) {
  const parts = phc.split('$');
  const [salt = '', hash = ''] = parts.slice(-2);
  return {
    parameters: parts.slice(0, -2).join('$'),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Encodes bytes as base64 without padding, as PHC strings require. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
