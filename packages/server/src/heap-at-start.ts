import { setFlagsFromString } from 'node:v8';

// The first import of a function: while its modules are read nearly every object stays, and with the space for new ones doubled each time
// from 1 MB they were copied again and again. It takes its largest size, which it would come to under load, at once.
setFlagsFromString('--semi-space-growth-factor=16');

// All at once where all of the heap is marked: V8 marks it in steps as well when a process has nothing to do for eight seconds, to give
// memory back, and with the objects of the last answers it then drops the compiled code that knew them. A function has its memory anyway.
setFlagsFromString('--no-incremental-marking');
