#!/usr/bin/env node
import {
  renamedCssVariables,
  renamedDataAttributes,
  renamedExports,
  renamedOptions,
  renamedSubpaths,
  renamedUtilities,
  renames,
} from '../src/renamed/renames.ts';
import { runCodemod } from './run-codemod.ts';

const table = {
  renamedCssVariables,
  renamedDataAttributes,
  renamedExports,
  renamedOptions,
  renamedSubpaths,
  renamedUtilities,
  renames,
};

try {
  process.exitCode = runCodemod(process.argv.slice(2), process.cwd(), table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
