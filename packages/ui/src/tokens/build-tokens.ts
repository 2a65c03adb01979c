import { writeFileSync } from 'node:fs';
import { exchangeFile } from './exchange-file.ts';
import { themeSheet, variablesSheet } from './stylesheets.ts';

// Run with `pnpm --filter @piri/ui tokens` after changing a token file; a test fails while the result is stale.
const styles = new URL('../styles/', import.meta.url);
writeFileSync(new URL('tokens.generated.css', styles), variablesSheet());
writeFileSync(new URL('theme.generated.css', styles), themeSheet());
writeFileSync(new URL('tokens.generated.json', import.meta.url), exchangeFile());
