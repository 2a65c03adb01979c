import { writeFileSync } from 'node:fs';
import { buildBrandableDefaultsCss } from './brand.ts';

// Run with `node .storybook/second-brand/build-css.ts` after a change of corners or fonts; a test fails until then.
writeFileSync(new URL('brandable.generated.css', import.meta.url), buildBrandableDefaultsCss());
