import { z } from 'zod';

// zod compiles object schemas with `new Function` if it can. The shop's content security policy forbids that in the
// browser, and even the attempt is reported as a violation. A schema decides this when it is created, so every schema
// imports `z` from here: then this runs first, whatever the order of imports or chunks. Servers keep the faster way.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
