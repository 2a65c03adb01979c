const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof levels;

export interface LogOptions {
  level: LogLevel;
  now: () => Date;
  write: (line: string) => void;
}

export interface Logger {
  (level: LogLevel, message: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Logs what went wrong inside. Its message is written at `debug` only: databases and parsers quote their input. */
  failure(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
}

/** One JSON object a line. Facts are chosen by the caller: no headers, no bodies, no query strings. */
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

/** A chain of causes may be a circle. */
const mostCauses = 5;

function describe(error: unknown, withMessage: boolean, nth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...(withMessage && { message: error.message }),
    at: frames.map((line) => line.trim()),
    // Such as the code of a TLS connection that failed, which the error of a gateway wraps.
    ...(error.cause !== undefined &&
      nth < mostCauses && { cause: describe(error.cause, withMessage, nth + 1) }),
  };
}
