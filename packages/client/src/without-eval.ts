import { z } from 'zod';

// zod compiles object schemas with `new Function` where it may. Our content security policy forbids that in the
// browser, and even the attempt is reported as a violation. A schema decides when it is built, so this has to run
// before the contract is loaded: it stays the first import of the entry. The server keeps the faster way.
if (typeof document !== 'undefined') z.config({ jitless: true });
