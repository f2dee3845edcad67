import { ensureBuild } from './build/ensure-build';

/** `npm run build`: the browser's files and the renderer, unless nothing changed since the last build. */
const { id, fresh } = await ensureBuild({ log: console.log, force: process.argv.includes('--force') });
console.log(fresh ? `Built ${id}` : `Nothing changed since build ${id}`);
