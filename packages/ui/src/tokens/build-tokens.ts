import { writeFileSync } from 'node:fs';
import { buildDesignTokensJson } from './build-design-tokens-json.ts';
import { buildFixedThemeCss, buildThemeCss, buildVariablesCss } from './build-stylesheets.ts';

// Run with `pnpm --filter @piri/ui tokens` after changing a token file; a test fails while the results are stale.
const styles = new URL('../styles/', import.meta.url);
writeFileSync(new URL('tokens.generated.css', styles), buildVariablesCss());
writeFileSync(new URL('theme.generated.css', styles), buildThemeCss());
writeFileSync(new URL('fixed-theme.generated.css', styles), buildFixedThemeCss());
writeFileSync(new URL('tokens.generated.json', import.meta.url), buildDesignTokensJson());
