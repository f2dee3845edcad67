import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to four times what is in use before all of it is marked, the most that V8 itself takes. It counts the bytes
 * of answers too: with little else in use it marked everything at each twentieth list, which took 40% of the CPU of lists.
 */
export const letHeapGrow = () => setFlagsFromString('--heap-growing-percent=300');
