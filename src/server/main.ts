import { parseArgs } from 'node:util';
import { announceService } from './announceService.ts';
import { readEnvironment } from './environment/readEnvironment.ts';
import { log, logError } from './platform/base/log.ts';
import { type RunningService, startService } from './startService.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

async function loadTracing(): Promise<() => Promise<void>> {
  const { startTracing } = await import('./platform/monitoring/startTracing.ts');
  return startTracing();
}

function stopOnSignal(service: RunningService, stopTracing?: () => Promise<void>): void {
  const stop = (): void => {
    // A second signal gets the default treatment and ends the process at once.
    for (const signal of signals) process.off(signal, stop);
    log.info('Service stops');
    service
      .close()
      .then(stopTracing)
      .then(
        () => log.info('Service stopped'),
        (error: unknown) => {
          fail(error);
          // The part that could not be stopped would keep the process alive.
          process.exit();
        },
      );
  };
  for (const signal of signals) process.on(signal, stop);
}

/** Returns whether an error of `parseArgs` says that an option is wrong. */
const isUsageError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsageError(error) ? 2 : 1;
}

// The default of Node would print all properties of the error, which can hold payloads.
process.on('uncaughtException', (error) => {
  logError('Uncaught', error);
  process.exit(1);
});

try {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { empty: flag, demo: flag, 'remove-demo': flag } });
  const environment = readEnvironment(process.env);
  log.level = environment.logLevel ?? 'info';
  const stopTracing = environment.isTraced ? await loadTracing() : undefined;
  const service = await startService(environment, {
    empty: values.empty,
    demo: values.demo,
    removeDemo: values['remove-demo'],
  });
  announceService(service);
  log.info(`Service started at ${service.url}`);
  stopOnSignal(service, stopTracing);
} catch (error) {
  fail(error);
}
