import type * as ManagerApi from 'storybook/manager-api';
import { getDeferredModule } from './deferred-modules.ts';

/*
 * Stands in for `storybook/manager-api` in Storybook's components. They need it for buttons with a keyboard shortcut,
 * which only the manager has. In the preview, its stores would also compete with those of the manager.
 */

const getManagerApi = () => getDeferredModule('managerApi');

export const shortcutToAriaKeyshortcuts: typeof ManagerApi.shortcutToAriaKeyshortcuts = (shortcut) =>
  getManagerApi().shortcutToAriaKeyshortcuts(shortcut);

export const shortcutToHumanString: typeof ManagerApi.shortcutToHumanString = (shortcut) =>
  getManagerApi().shortcutToHumanString(shortcut);
