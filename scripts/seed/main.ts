import { setFlagsFromString } from 'node:v8';
import { runProgram } from '../cli/run-program';
import { seed } from './program';

// Collect garbage when the heap is 45% larger than what is in use, not at twice its size: 20,000 offers stay under 1 GiB.
// A Node that does not know the flag ignores it. `npm run seed` also doubles the place for new objects
// (`--max-semi-space-size`): most are garbage by the time it is full, and fewer are copied.
setFlagsFromString('--heap-growing-percent=45');

await runProgram(seed);
