const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof levels;

export interface LogOptions {
  level: LogLevel;
  now: () => Date;
  write: (line: string) => void;
}

export interface Logger {
  (level: LogLevel, message: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Logs an internal error. Its message is logged at `debug` only, because databases and parsers quote their input. */
  failure(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
}

/**
 * Creates a logger that writes one JSON object per line. The caller chooses the facts, which must contain no headers,
 * bodies or query strings.
 */
export function createLogger({ level: threshold, now, write }: LogOptions): Logger {
  function log(level: LogLevel, message: string, facts: Readonly<Record<string, unknown>> = {}): void {
    if (levels[level] < levels[threshold]) return;
    write(`${JSON.stringify({ time: now().toISOString(), level, message, ...facts })}\n`);
  }
  return Object.assign(log, {
    failure(message: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}) {
      log('error', message, { ...facts, error: describe(error, threshold === 'debug') });
    },
  });
}

/** A limit, because a chain of causes can be circular. */
const maxCauses = 5;

function describe(error: unknown, withMessage: boolean, nth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...(withMessage && { message: error.message }),
    at: frames.map((line) => line.trim()),
    // For example, the code of a failed TLS connection, which the gateway's error wraps.
    ...(error.cause !== undefined &&
      nth < maxCauses && { cause: describe(error.cause, withMessage, nth + 1) }),
  };
}
