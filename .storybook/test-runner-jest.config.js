import { chromiumFlags, resolveChromiumPath } from '@piri/visual/browser';
import { getJestConfig } from '@storybook/test-runner';

const runner = getJestConfig();
const playwright = runner.testEnvironmentOptions?.['jest-playwright'];

export default {
  ...runner,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: { executablePath: await resolveChromiumPath(), args: [...chromiumFlags] },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        // With reduced motion, colours change at once, so axe never measures a colour during a transition.
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
      },
    },
  },
};
