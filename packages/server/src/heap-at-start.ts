import { setFlagsFromString } from 'node:v8';

// The first import of a function: while its modules are read nearly every object stays, and with the space for new ones doubled each time
// from 1 MB they were copied again and again. It takes its largest size, which it would come to under load, at once.
setFlagsFromString('--semi-space-growth-factor=16');
