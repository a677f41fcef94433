import { createVitest } from 'vitest/node';

/** A request to the process: the test files, and the active mutant. */
export interface TestRun {
  readonly files: readonly string[];
  /** Without a mutant, the run records the coverage and continues after a failure. */
  readonly mutant?: string;
}

export interface TestRunResult {
  readonly failedFiles: readonly string[];
  /** Milliseconds of each test file that ran. */
  readonly durations: Readonly<Record<string, number>>;
}

// The process of a test runner. It keeps the transformed modules from one run to the next.
const vitest = await createVitest('test', {
  config: 'scripts/bench/mutants/vitest.config.ts',
  watch: false,
  update: 'none',
  reporters: [{}],
  silent: true,
});
await vitest.globTestSpecifications();

async function run({ files, mutant }: TestRun): Promise<TestRunResult> {
  for (const project of vitest.projects) {
    project.provide('mutant', mutant);
    project.config.bail = mutant === undefined ? 0 : 1;
  }
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(`${process.cwd()}/${file}`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const pathOf = (moduleId: string) => moduleId.slice(process.cwd().length + 1);
  const failed = testModules.filter((module) => module.state() === 'failed');
  return {
    failedFiles:
      unhandledErrors.length > 0 && failed.length === 0
        ? files
        : failed.map(({ moduleId }) => pathOf(moduleId)),
    durations: Object.fromEntries(
      testModules.map((module) => [pathOf(module.moduleId), module.diagnostic().duration]),
    ),
  };
}

process.on('message', async (request: TestRun) => {
  process.send?.(await run(request));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
