import { LRUCache } from 'lru-cache';
import type { Body, BodyCache } from '../env';

/** Bytes of ready bodies that a process caches, or characters of those that are texts. */
const BODIES = 48 * 1024 * 1024;
/** What else an entry takes, about: its ETag and its place. Anybody can make up any number of addresses that answer next to nothing. */
const ENTRY = 400;

/** Keeps the bodies that were answered last. */
export const bodyCache = (most = BODIES): BodyCache =>
  new LRUCache<string, Body>({ maxSize: most, sizeCalculation: (body) => body.length + ENTRY });
