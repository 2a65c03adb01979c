#!/usr/bin/env node
import * as table from '../src/renamed/renames.ts';
import { runCodemod } from './run-codemod.ts';

try {
  process.exitCode = runCodemod(process.argv.slice(2), process.cwd(), table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
