import './preview.css';
import './workbench.css';
import type { Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { InlineCode } from '../packages/ui/src/internal/docs/inline-code.tsx';
import { completeArgs, completeArgTypes, unsetDefaultTexts } from './controls/complete-controls.ts';
import { applyControlsToFrames } from './controls/frame-args.ts';
import { getRemountKey } from './controls/remount-key.ts';
import { applyGlobalsToExamples } from './docs-globals.ts';
import { loadFonts } from './load-fonts.ts';
import { loadLanguage } from './load-language.ts';
import { applyGlobals, globalTypes, initialGlobals, viewports } from './modes.ts';
import { notSections } from './page-contents.tsx';
import * as prose from './prose.tsx';
import { runAndRecordStep } from './run-and-record-step.ts';
import { followContentsLink } from './scroll-to-section.ts';
import { buildBrandCss, buildHighContrastCss } from './second-brand/brand.ts';
import { setChromaticModes } from './set-chromatic-modes.ts';

// A screenshot is taller than the window and must also show content below the fold (`defer-offscreen`).
document.documentElement.dataset['renderOffscreen'] = '';

// The default of one second is too short if an image has to load while two processors are busy, which is not the
// component's fault.
configure({ asyncUtilTimeout: 10_000 });

// Docs pages render no story, so set the attributes from the channel too.
const channel = addons.getChannel();
let latestGlobals: Record<string, unknown> = initialGlobals;
const followToolbar = () => {
  const isDocs = new URLSearchParams(window.location.search).get('viewMode') === 'docs';
  applyGlobals(latestGlobals, isDocs ? 'docs' : 'story');
  if (isDocs) applyGlobalsToExamples(latestGlobals, initialGlobals);
};
for (const event of ['setGlobals', 'globalsUpdated']) {
  channel.on(event, ({ globals }) => {
    latestGlobals = globals;
    followToolbar();
  });
}
channel.on('docsRendered', followToolbar);
applyControlsToFrames(channel);

// Only the workbench has the second brand, never the shop's own style sheet.
const sheet = document.createElement('style');
sheet.textContent = `${buildHighContrastCss()}\n${buildBrandCss()}`;
document.head.append(sheet);

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [loadFonts, loadLanguage],
  beforeEach: ({ loaded }) => loaded['loadLanguageFonts']?.(),
  runStep: runAndRecordStep,
  argTypesEnhancers: [setChromaticModes, completeArgTypes],
  argsEnhancers: [completeArgs],
  decorators: [
    (Story, { id, args, globals, viewMode, loaded: { Language = Fragment } }) => {
      applyGlobals(globals, viewMode);
      return (
        <Language>
          <Story key={getRemountKey(args)} args={unsetDefaultTexts(id, args)} />
        </Language>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /never$/ } },
    docs: {
      container: prose.ThemedDocsContainer,
      components: {
        h1: prose.PageTitle,
        h2: prose.SectionTitle,
        h3: prose.SubsectionTitle,
        p: prose.Paragraph,
        ul: prose.BulletList,
        ol: prose.NumberedList,
        li: prose.ListItem,
        a: prose.DocsLink,
        code: InlineCode,
        pre: prose.CodeBlock,
      },
      toc: {
        headingSelector: 'h2',
        title: 'On this page',
        // The headings of live components are no sections.
        ignoreSelector: notSections,
        unsafeTocbotOptions: { scrollSmooth: false, onClick: followContentsLink },
      },
    },
    // The test-runner runs axe itself, in light and dark; two runs at the same time would interfere.
    a11y: { test: navigator.webdriver ? 'off' : 'todo' },
    options: {
      // Storybook reads this from the source when it creates the index, so it must be a literal.
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Spacing',
            'Corners',
            'Elevation',
            'Stitch and mitre',
            'Motion',
            'Icons',
            'Breakpoints and grid',
            'Photography',
            'Wording',
            'Languages',
          ],
          'Guides',
          ['Accessibility promise', 'How to review', 'Maturity', 'Theming'],
          'Components',
          'Commerce',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
