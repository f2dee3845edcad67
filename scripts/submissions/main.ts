import { runProgram } from '../cli/run-program';
import { submissions } from './program';

await runProgram(submissions);
