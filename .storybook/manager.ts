import { addons } from 'storybook/manager-api';
import { benchTheme } from './theme.ts';

addons.setConfig({ theme: benchTheme('light'), sidebar: { showRoots: true } });
