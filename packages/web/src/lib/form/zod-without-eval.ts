import * as z from 'zod';

// Zod tries `new Function` for speed. The content security policy forbids that and would report each try.
z.config({ jitless: true });
