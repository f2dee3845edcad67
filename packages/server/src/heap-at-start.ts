import { setFlagsFromString } from 'node:v8';

// The first import of a function. V8's space for new objects begins with 1 MB and doubles, and what is in it is copied each time. While
// modules load, nearly every object stays, so the same ones were copied again and again. With this factor the space takes at once the
// largest size, to which it would come under load.
setFlagsFromString('--semi-space-growth-factor=16');
