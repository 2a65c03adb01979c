import { expect, it } from 'vitest';
import { tallyEngines } from './tally-engines.ts';

const createJourney = (projectName: string, status: string, annotations: object[] = []) => ({
  title: 'cart, 390 px wide',
  file: 'journey.ts',
  ok: status !== 'unexpected',
  tests: [{ projectName, status, annotations }],
});

const report = (stats: object, ...specs: object[]) => ({
  errors: [],
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [{ suites: [{ specs }] }],
});

it('names the engines that ran', () => {
  const tally = tallyEngines(
    report({ expected: 2 }, createJourney('Chromium', 'expected'), createJourney('WebKit', 'expected')),
  );
  expect(tally).toMatchObject({ passed: 2, failed: 0, skipped: 0, notes: [], flaky: [] });
  expect(tally.summary).toBe('engines: Chromium 1, WebKit 1');
});

it('an engine that is not installed is skipped and named, with how to install it', () => {
  const skip = [{ type: 'skip', description: 'Firefox is not installed.' }];
  const specs = [createJourney('Chromium', 'expected'), createJourney('Firefox', 'skipped', skip)];
  const tally = tallyEngines(report({ expected: 1, skipped: 1 }, ...specs));
  expect(tally).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
  expect(tally.notes).toEqual([
    'Firefox not run: Firefox is not installed. Install it (Debian: apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb).',
  ]);
  expect(tally.summary).toBe('engines: Chromium 1, Firefox not run');
});

it('a failure is named with its engine, and a shop that does not start is one too', () => {
  const broken = report({ unexpected: 1 }, createJourney('WebKit', 'unexpected'));
  expect(tallyEngines(broken).failures).toEqual(['WebKit › cart, 390 px wide']);
  expect(tallyEngines({ ...broken, errors: ['no server'] })).toMatchObject({
    failed: 2,
    failures: ['WebKit › cart, 390 px wide', '"no server"'],
  });
});

it('a crash is reported beside a journey that passed afterwards', () => {
  const crash = [{ type: 'crash', description: 'WebKit 2.50 crashed: no such window' }];
  const tally = tallyEngines(report({ expected: 1 }, createJourney('WebKit', 'expected', crash)));
  expect(tally).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: ['WebKit › cart, 390 px wide: WebKit 2.50 crashed: no such window'],
  });
});
