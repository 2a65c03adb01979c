import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StorybookInputs, storybookInputsFileName } from '../inputs/storybook-inputs.ts';

/** Stories as scripts that render into `root`, throw, or do what a story must not do. */
export type FixtureStories = Record<
  string,
  { script: string; tags?: string[]; globals?: object; parameters?: object }
>;

/** Writes a built Storybook with one page that uses the channel like the real preview. Returns its folder. */
export async function createStorybookFixture(stories: FixtureStories, folder?: string): Promise<string> {
  const built = folder ?? (await mkdtemp(join(tmpdir(), 'tiny-storybook-')));
  const entries = Object.entries(stories).map(([id, { tags = [] }]) => [
    id,
    { id, title: 'Tiny', name: id, tags, type: 'story', importPath: `./${toFileName(id)}` },
  ]);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'index.json'), JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }));
  await writeFile(join(built, 'iframe.html'), page(stories));
  return built;
}

/** Writes the inputs of the fixture: one file for each component, and one global file. */
export async function writeStorybookInputsFixture(
  built: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const storyFiles = Object.keys(files).filter((file) => file !== 'all.css');
  const inputs: StorybookInputs = {
    files,
    global: ['all.css'],
    stories: Object.fromEntries(storyFiles.map((file) => [file, [file]])),
    globs: {},
  };
  await writeFile(join(built, storybookInputsFileName), JSON.stringify(inputs));
}

/** Returns the story file: `tiny-tile--blue` is in `tiny-tile.stories.tsx`. */
function toFileName(id: string): string {
  return `${id.split('--')[0]}.stories.tsx`;
}

function page(stories: FixtureStories): string {
  const loaded = Object.entries(stories).map(([id, { globals = {}, parameters = {} }]) => [
    id,
    { id, storyGlobals: globals, parameters },
  ]);
  const scripts = Object.entries(stories).map(
    ([id, { script }]) => `${JSON.stringify(id)}: async (root) => { ${script} },`,
  );
  return `<!doctype html><meta charset="utf-8"><body class="sb-show-main" style="margin:0">
<div class="sb-wrapper"><div id="error-message"></div></div>
<div id="storybook-root"></div>
<script>
  window['FEATURES'] = { highlight: true };
  const stories = {
${scripts.join('\n')}
  };
  const listeners = new Map();
  const channel = {
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event, listener) => listeners.set(event, listeners.get(event).filter((one) => one !== listener)),
    emit: (event, data) => {
      if (event === 'setCurrentStory' && data.storyId !== shown) return show(data.storyId);
      if (event === 'forceRemount') return show(data.storyId);
      if (event === 'updateGlobals') {
        document.body.style.background = data.globals.theme === 'dark' ? '#123' : '#fff';
        document.body.dir = data.globals.direction;
        channel.emit('globalsUpdated', { ...data, userGlobals: data.globals });
        if (shown) setTimeout(() => channel.emit('storyFinished', { storyId: shown, status: 'success' }));
        return;
      }
      for (const listener of listeners.get(event) ?? []) listener(data);
    },
  };
  let shown;
  async function show(storyId) {
    shown = storyId;
    const root = document.querySelector('#storybook-root');
    root.replaceChildren();
    let status = 'success';
    try {
      await stories[storyId](root);
    } catch (error) {
      status = 'error';
      document.body.className = 'sb-show-errordisplay';
      document.querySelector('#error-message').textContent = error.message;
      channel.emit('storyThrewException', { message: error.message });
    }
    channel.emit('storyFinished', { storyId, status });
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = channel;
  window.__STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    loadStory: async ({ storyId }) => (${JSON.stringify(Object.fromEntries(loaded))})[storyId],
  };
</script>`;
}

/** Returns a story that shows a tile of one colour. */
export function createTileStoryFixture(colour: string, height = 60): { script: string } {
  return {
    script: `root.innerHTML = '<p style="margin:0;height:${height}px;background:${colour}">Tile ৳</p>';`,
  };
}
