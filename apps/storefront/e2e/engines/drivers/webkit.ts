import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../support/find-free-port.ts';
import type { Engine, EngineOptions, EnginePage, Size } from '../engine.ts';
import { type ProcessGroup, startProcessGroup, waitForOutput } from './process-group.ts';
import { createKeyPress, createMouseInput, createTyping } from './webdriver-actions.ts';
import { sendWebDriver, startWebDriverSession, type WebDriverSession } from './webdriver-connection.ts';

/** The programs of Debian's package `webkit2gtk-driver`, and a display for their windows. */
export interface WebKitFiles {
  driver: string;
  browser: string;
  display: string;
}

/** Starts WebKitGTK's driver on a display of its own. Each page is a session, for which the driver starts a browser. */
export async function startWebKit(files: WebKitFiles, { javaScript = true }: EngineOptions): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'piri-webkit-'));
  const started: ProcessGroup[] = [];
  async function close() {
    await Promise.all(started.map((group) => group.kill()));
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  }
  try {
    const screen = startProcessGroup(
      files.display,
      ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const display = await waitForOutput(screen, screen.child.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
    const port = await findFreePort();
    const driver = startProcessGroup(files.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...getEnvironment(home, display) },
    });
    started.push(driver);
    const server = `http://127.0.0.1:${port}`;
    await waitUntilReady(server, driver);
    const start = () => startWebDriverSession(server, createCapabilities(files.browser, javaScript));
    let session = await start();
    const { browserVersion: version } = session.capabilities;
    let isUsed = false;
    return {
      version,
      async openPage(size) {
        if (isUsed) session = await start();
        isUsed = true;
        return openPage(session, size);
      },
      hasCrashed: async () => driver.hasEnded() || !(await isAlive(session)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function getEnvironment(home: string, display: string) {
  return {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // Without a session bus, GTK waits for the accessibility service.
    NO_AT_BRIDGE: '1',
    TZ: 'Asia/Dhaka',
  };
}

function createCapabilities(browser: string, javaScript: boolean) {
  const args = [
    '--automation',
    // Lets a script open the window that `openPage` needs.
    '--javascript-can-open-windows-automatically=TRUE',
    `--enable-javascript=${javaScript ? 'TRUE' : 'FALSE'}`,
  ];
  return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
}

async function waitUntilReady(server: string, driver: ProcessGroup) {
  while (!driver.hasEnded()) {
    try {
      await sendWebDriver('GET', `${server}/status`);
      return;
    } catch {
      // Not listening yet.
      await sleep(50);
    }
  }
  throw new Error(`WebKitWebDriver ended before it was ready (${await driver.ended}).`);
}

async function isAlive(session: WebDriverSession): Promise<boolean> {
  try {
    await session.post('execute/sync', { script: 'return 1', args: [] });
    return true;
  } catch {
    return false;
  }
}

async function openPage(session: WebDriverSession, { width, height }: Size): Promise<EnginePage> {
  await session.post('timeouts', { pageLoad: 60_000, script: 30_000 });
  // A window with a toolbar is at least 447 px wide, but one that a script opens can be narrower.
  const first = await session.get<string>('window');
  await run(session, (features) => void open('about:blank', '_blank', features), [
    `popup,width=${width},height=${height}`,
  ]);
  const handles = await session.get<string[]>('window/handles');
  const handle = handles.find((one) => one !== first);
  if (!handle) throw new Error('WebKit opened no second window.');
  await session.post('window', { handle });
  await session.post('window/rect', { width, height });
  const act = async (actions: object[]) => {
    await session.post('actions', { actions });
  };
  return {
    goto: async (url) => {
      await session.post('url', { url });
    },
    reload: async () => {
      await session.post('refresh');
    },
    back: async () => {
      await session.post('back');
    },
    moveTo: (point) => act(createMouseInput(point, false)),
    click: (point) => act(createMouseInput(point, true)),
    press: (key, modifier) => act(createKeyPress(key, modifier)),
    type: (text) => act(createTyping(text)),
    evaluate: (script, ...args) => run(session, script, args),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    close: () => session.end(),
  };
}

function run<Args extends unknown[], Result>(
  session: WebDriverSession,
  script: (...args: Args) => Result,
  args: Args,
): Promise<Result> {
  return session.post('execute/sync', { script: `return (${script})(...arguments)`, args });
}
