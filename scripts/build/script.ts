import type { build, Rolldown } from 'vite';

/** A script of the browser, and what it is made of. */
export interface Script {
  fileName: string;
  isEntry: boolean;
  /** The module whose exports it has. */
  facadeModuleId: string | null;
  /** Scripts that it imports statically. */
  imports: string[];
  /** Modules that are in it. */
  modules: string[];
}

/** The scripts that a build of vite made, with their code. */
export function scriptsOf(built: Awaited<ReturnType<typeof build>>): (Script & { code: string })[] {
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, isEntry, facadeModuleId, imports, modules, code }) => ({
      fileName,
      isEntry,
      facadeModuleId,
      imports,
      code,
      modules: Object.keys(modules),
    }));
}
