import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, EngineOptions, EnginePage } from '../engine.ts';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { startProcessGroup, waitForOutput } from './process-group.ts';
import { createKeyPress, createMouseInput, createTyping } from './webdriver-actions.ts';

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, so no driver has to be installed. */
export async function startFirefox(file: string, { javaScript = true }: EngineOptions): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'piri-firefox-'));
  writeFileSync(join(profile, 'user.js'), formatPreferences(javaScript));
  // The address `about:blank` keeps the start page from being loaded. Firefox refuses to run as root with the home
  // folder of somebody else.
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const env = { ...process.env, HOME: profile, TZ: 'Asia/Dhaka' };
  const browser = startProcessGroup(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  async function close() {
    await browser.kill();
    // Child processes may still write to the profile while they end.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
  try {
    const url = await waitForOutput(browser, browser.child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const connection = await connectBidi(`${url}/session`);
    const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    );
    return {
      version: capabilities.browserVersion,
      openPage: (size) => openPage(connection, size),
      hasCrashed: async () => connection.isClosed() || browser.hasEnded(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPage(connection: BidiConnection, viewport: object): Promise<EnginePage> {
  const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await connection.send('browsingContext.setViewport', { context, viewport });
  const act = async (actions: object[]) => {
    await connection.send('input.performActions', { context, actions });
  };
  return {
    goto: async (url) => {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await connection.send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: async () => {
      await connection.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    moveTo: (point) => act(createMouseInput(point, false)),
    click: (point) => act(createMouseInput(point, true)),
    press: (key, modifier) => act(createKeyPress(key, modifier)),
    type: (text) => act(createTyping(text)),
    evaluate: async (script, ...args) =>
      readEvaluation(
        await connection.send<Evaluation>('script.evaluate', {
          expression: `JSON.stringify((${script})(...${JSON.stringify(args)}))`,
          target: { context },
          awaitPromise: false,
        }),
      ),
    screenshot: async () => {
      const { data } = await connection.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}

type Evaluation =
  | { type: 'success'; result: { type: string; value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Returns the value of an evaluated expression that returns JSON, or throws what it threw. */
export function readEvaluation(evaluation: Evaluation) {
  if (evaluation.type === 'exception') throw new Error(evaluation.exceptionDetails.text);
  const { value } = evaluation.result;
  return value === undefined ? undefined : JSON.parse(value);
}

/** What a Firefox that is started for the first time does besides loading the page. */
const distractions = [
  'app.normandy.enabled',
  'app.update.enabled',
  'browser.newtabpage.enabled',
  'browser.shell.checkDefaultBrowser',
  'datareporting.policy.dataSubmissionEnabled',
  'extensions.update.enabled',
  'network.captive-portal-service.enabled',
  'network.connectivity-service.enabled',
  'toolkit.telemetry.enabled',
];

/** Without a window Firefox reports no pointing device, and pages are laid out for fingers. */
const pointers = ['ui.allPointerCapabilities', 'ui.primaryPointerCapabilities'];
/** The bits of a fine pointer, 2, and of hovering, 4. */
const mouse = 6;

function formatPreferences(javaScript: boolean): string {
  const off = javaScript ? distractions : [...distractions, 'javascript.enabled'];
  return [...off.map((name) => [name, false]), ...pointers.map((name) => [name, mouse])]
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
    .join('');
}
