import * as managerApi from 'storybook/manager-api';
import { provideModules } from './deferred-modules.ts';

provideModules({ managerApi });
