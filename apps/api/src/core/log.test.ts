import { expect, it } from 'vitest';
import { createLogger, type LogLevel } from './log.ts';

function collect(level: LogLevel) {
  const lines: string[] = [];
  const log = createLogger({
    level,
    now: () => new Date('2026-02-21T00:00:00Z'),
    write: (line) => lines.push(line),
  });
  return { log, lines };
}

it('writes one JSON object per line, even if a value contains a line break', () => {
  const { log, lines } = collect('info');
  log('info', 'request', { path: '/a\n{"level":"error"}', status: 200 });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2026-02-21T00:00:00.000Z',
    level: 'info',
    message: 'request',
    path: '/a\n{"level":"error"}',
    status: 200,
  });
});

it.each<[LogLevel, LogLevel[]]>([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
])('at level %s writes %j', (level, written) => {
  const { log, lines } = collect(level);
  for (const each of ['debug', 'info', 'warn', 'error'] as const) log(each, 'x');
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(written);
});

it('logs an error message only at debug level, and the stack at every level', () => {
  const error = Object.assign(new Error('invalid input: "s3cret"\n    s3cret'), { code: '22P02' });
  const usual = collect('info');
  usual.log.failure('A request failed.', error);
  expect(usual.lines[0]).not.toContain('s3cret');
  expect(usual.lines[0]).toContain('core/log.test.ts');
  expect(JSON.parse(usual.lines[0] ?? '').error).toMatchObject({ name: 'Error', code: '22P02' });
  const debugging = collect('debug');
  debugging.log.failure('A request failed.', error);
  expect(debugging.lines[0]).toContain('s3cret');
});

it('logs the codes of the causes of an error up to a limit, and not their messages', () => {
  const { log, lines } = collect('info');
  const tls = Object.assign(new Error('s3cret'), { code: 'ERR_SSL_WRONG_VERSION_NUMBER' });
  const failed = new Error('No answer.', { cause: new TypeError('fetch failed', { cause: tls }) });
  log.failure('A request failed.', failed);
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({
    cause: { name: 'TypeError', cause: { name: 'Error', code: 'ERR_SSL_WRONG_VERSION_NUMBER' } },
  });
  expect(lines[0]).not.toContain('s3cret');
  tls.cause = failed;
  log.failure('A request failed.', failed);
  expect(lines).toHaveLength(2);
});
