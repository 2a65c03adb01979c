import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { cloudModes } from './cloud-modes.ts';
import { loadFonts } from './load-fonts.ts';
import { applyModes, globalTypes, viewports } from './modes.ts';
import { PageTitle, ProsePage, SectionTitle } from './prose.tsx';
import { recordSteps } from './record-steps.ts';

// Pages of prose render no story, so the marks are set from the channel too.
const channel = addons.getChannel();
channel.on('setGlobals', ({ globals }) => applyModes(globals));
channel.on('globalsUpdated', ({ globals }) => applyModes(globals));

const preview: Preview = {
  globalTypes,
  initialGlobals: { theme: 'light', direction: 'ltr' },
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
      container: ProsePage,
      components: { h1: PageTitle, h2: SectionTitle },
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    // The test-runner asks axe itself, in light and dark; two askings at once disturb each other.
    a11y: { test: navigator.webdriver ? 'off' : 'todo' },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Commerce', 'Screens'] },
    },
  },
};

export default preview;
