import { setFlagsFromString } from 'node:v8';
import { runProgram } from '../cli/run-program';
import { seed } from './program';

// Collect garbage when the heap is a third larger than what is in use, not at twice its size: half the memory for a large
// directory, for a tenth more time. A Node that does not know the flag ignores it. `npm run seed` also doubles the place for
// new objects (`--max-semi-space-size`): most are garbage by the time it is full, and fewer are copied.
setFlagsFromString('--heap-growing-percent=30');

await runProgram(seed);
