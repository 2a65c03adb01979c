#!/usr/bin/env node
import { runThemeCommand } from './run-theme-command.ts';

try {
  process.exitCode = runThemeCommand(process.argv.slice(2), process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
