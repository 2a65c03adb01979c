/**
 * The stages of `npm test`, in order: their names, the files of their reports in `reports/`, and their labels on the
 * welcome page. `commands/test/stages.ts` defines how each is run.
 */
export const npmTestStages = [
  { name: 'types', report: 'types.json', label: 'Types' },
  { name: 'lint', report: 'lint.json', label: 'Lint and format' },
  { name: 'dependencies', report: 'dependencies.json', label: 'Import rules' },
  { name: 'unit', report: 'unit.json', label: 'Unit tests' },
  { name: 'api-pglite', report: 'api-pglite.json', label: 'API on PGlite' },
  { name: 'api-postgres', report: 'api-postgres.json', label: 'API on PostgreSQL' },
  { name: 'build', report: 'build.json', label: 'Builds' },
  // Not package.json: that is the manifest of a package.
  { name: 'package', report: 'package-tests.json', label: 'Published package' },
  { name: 'launcher', report: 'launcher.json', label: 'Launcher' },
  { name: 'stories', report: 'stories.json', label: 'Storybook tests' },
  { name: 'visual', report: 'visual.json', label: 'Visual regression' },
  { name: 'visual-browser', report: 'visual-browser.json', label: 'Visual review in a browser' },
  { name: 'visual-journey', report: 'visual-journey.json', label: 'Visual review, end to end' },
  { name: 'end-to-end', report: 'end-to-end.json', label: 'End-to-end' },
  { name: 'engines', report: 'engines.json', label: 'Chromium, Firefox and WebKit' },
  // Last, because it compares the committed record with the reports of the others.
  { name: 'status', report: 'status.json', label: 'Recorded status' },
] as const;

export type StageName = (typeof npmTestStages)[number]['name'];
