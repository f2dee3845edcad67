import * as z from 'zod';

// Zod tries out `new Function` for speed; the content security policy forbids that and would report each try.
z.config({ jitless: true });
