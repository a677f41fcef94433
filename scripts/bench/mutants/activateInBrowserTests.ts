/**
 * Each module with mutants imports this module first, in the pages, services and programs of browser tests. It
 * activates a mutant, or reports the mutants whose code runs.
 */
const { process: program } = globalThis as { process?: NodeJS.Process };

/** Chromium writes the messages of all its pages to CHROME_LOG_FILE. A page can reach no other file of the machine. */
function report(id: PropertyKey): void {
  const file = program?.env.MUTANT_COVERAGE;
  if (!program) console.info(`runs mutant ${String(id)}`);
  else if (file) program.getBuiltinModule('node:fs').appendFileSync(file, `runs mutant ${String(id)}\n`);
}

/** Stryker's code counts the runs of each mutant in an object of this form. */
const counts: Record<PropertyKey, number> = new Proxy(
  {},
  {
    set(target: Record<PropertyKey, number>, id, count: number) {
      if (!(id in target)) report(id);
      target[id] = count;
      return true;
    },
  },
);

Object.assign(globalThis, {
  __stryker__: {
    activeMutant: program
      ? program.env.__STRYKER_ACTIVE_MUTANT__
      : / mutant\/(\d+)$/.exec(navigator.userAgent)?.[1],
    mutantCoverage: { static: counts, perTest: {} },
  },
});
