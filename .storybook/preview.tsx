import './preview.css';
import './bench.css';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { cloudModes } from './cloud-modes.ts';
import { loadFonts } from './load-fonts.ts';
import { applyModes, globalTypes, viewports } from './modes.ts';
import * as prose from './prose.tsx';
import { recordSteps } from './record-steps.ts';
import { buildBrandCss, buildContrastCss } from './second-brand/brand.ts';

// A picture is higher than a window, and shows what is further down, too (`drawn-near`).
document.documentElement.dataset['whole'] = '';

// A step waits for what a person would wait for. A second, as it is usually, is no fault of a part where a picture has to
// be fetched while two processors do something else.
configure({ asyncUtilTimeout: 10_000 });

// Pages of prose render no story, so the marks are set from the channel too.
const channel = addons.getChannel();
channel.on('setGlobals', ({ globals }) => applyModes(globals));
channel.on('globalsUpdated', ({ globals }) => applyModes(globals));

// The second brand lives with the pages and never in the shop's own style sheet.
const sheet = document.createElement('style');
sheet.textContent = `${buildContrastCss()}\n${buildBrandCss()}`;
document.head.append(sheet);

const preview: Preview = {
  globalTypes,
  initialGlobals: { theme: 'light', direction: 'ltr', contrast: 'usual', sides: 'one', brand: 'piri' },
  loaders: [loadFonts],
  runStep: recordSteps,
  argTypesEnhancers: [cloudModes],
  decorators: [
    (Story, { globals }) => {
      applyModes(globals);
      return <Story />;
    },
  ],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /never$/ } },
    docs: {
      container: prose.ProsePage,
      components: {
        h1: prose.PageTitle,
        h2: prose.SectionTitle,
        h3: prose.SubsectionTitle,
        p: prose.Paragraph,
        ul: prose.BulletList,
        ol: prose.NumberedList,
        li: prose.ListItem,
        a: prose.DocsLink,
        code: prose.Code,
        pre: prose.CodeBlock,
      },
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    // The test-runner asks axe itself, in light and dark; two askings at once disturb each other.
    a11y: { test: navigator.webdriver ? 'off' : 'todo' },
    options: {
      // Read from the source when the list is made, so it has to be written out here.
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
            'Stitch and joint',
            'Motion',
            'Icons',
            'Breakpoints and grid',
            'Photography',
            'Wording',
          ],
          'Guides',
          ['Accessibility promise', 'How to review', 'Theming'],
          'Components',
          'Commerce',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
