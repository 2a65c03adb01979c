import type { HttpBindings } from '@hono/node-server';
import type { ReadAddress } from '@piri/caller-address';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { AppBuild } from '../app-build.ts';

/** The path to which browsers report violations of the policy. */
export const cspReportsPath = '/csp-reports';

export interface CreateCspReportsAppOptions {
  addressOf: ReadAddress;
  pages: Pick<AppBuild, 'queries'>;
  /** Writes one line to the log. */
  write?: (line: string) => void;
  now?: () => number;
}

const limits = { bytes: 16 * 1024, perMinute: 30, addresses: 1000, linesPerHour: 200 } as const;

/**
 * Logs policy violations, one line per kind of violation an hour. Anyone can send such reports, so they are not
 * trusted, and little is logged: no query strings, no script samples, nothing about the visitor.
 */
export function createCspReportsApp({
  addressOf,
  pages,
  write = console.warn,
  now = Date.now,
}: CreateCspReportsAppOptions) {
  const requests = intervalCounter({ intervalMs: 60_000, maxKeys: limits.addresses, now });
  const lines = intervalCounter({ intervalMs: 3_600_000, maxKeys: limits.linesPerHour, now });

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress;
    const isWithinLimit = requests(addressOf(peer, c.req.header('x-forwarded-for'))) <= limits.perMinute;
    return isWithinLimit ? next() : c.body(null, 429, { 'retry-after': '60' });
  });
  app.post('/', bodyLimit({ maxSize: limits.bytes }), async (c) => {
    const report = policyReport.safeParse(await c.req.json().catch(() => undefined));
    if (!report.success) return c.body(null, 400);
    const { path, ...violation } = report.data;
    const page = (await pages.queries()).has(path) ? path : '(unknown)';
    if (lines(JSON.stringify(violation)) === 1) {
      const time = new Date(now()).toISOString();
      write(JSON.stringify({ time, level: 'warn', message: 'policy violation', page, ...violation }));
    }
    return c.body(null, 204);
  });
  return app;
}

const policyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
      'source-file': z.string().optional(),
      'line-number': z.number().optional(),
      disposition: z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => {
    const page = URL.parse(report['document-uri']);
    return {
      path: page?.pathname ?? '',
      directive: keyword(report['effective-directive'] ?? report['violated-directive']),
      blocked: shortAddress(report['blocked-uri'], page?.origin),
      source: shortAddress(report['source-file'], page?.origin),
      line: report['line-number'],
      disposition: keyword(report.disposition),
    };
  });

/** Shortens an address: to the path for the shop's own, to the origin for others, or to a keyword such as `inline`. */
function shortAddress(text: string | undefined, own: string | undefined): string | undefined {
  const url = URL.parse(text ?? '');
  if (url === null) return keyword(text);
  if (url.origin === own) return url.pathname.slice(0, 120);
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 120);
}

function keyword(text: string | undefined): string | undefined {
  return text ? (/^[a-z-]{1,40}/.exec(text)?.[0] ?? '(unknown)') : undefined;
}

/**
 * Counts by key and resets after each interval. Once it holds `maxKeys`, a new key counts as infinite, so that neither
 * memory nor the log grows without limit.
 */
function intervalCounter({
  intervalMs,
  maxKeys,
  now,
}: {
  intervalMs: number;
  maxKeys: number;
  now: () => number;
}) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (key: string): number => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + intervalMs;
    }
    const before = counts.get(key) ?? 0;
    if (before === 0 && counts.size >= maxKeys) return Number.POSITIVE_INFINITY;
    counts.set(key, before + 1);
    return before + 1;
  };
}
