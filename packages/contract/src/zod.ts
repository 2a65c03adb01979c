import { z } from 'zod';

// zod compiles object schemas with `new Function` where it may. The shop's content security policy forbids that in the
// browser, and even the attempt is reported as a violation. A schema decides when it is built: so every schema takes `z`
// from here, and no order of imports or chunks can build one before this ran. Servers keep the faster way.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
