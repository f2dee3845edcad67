import { runProgram } from '../cli/run-program';
import { pageViews } from './program';

await runProgram(pageViews);
