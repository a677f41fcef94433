import type { Row } from '../../contract/api/envelope.ts';
import type { StartScreen } from '../ensureOperator.ts';
import { type LocalePhrases, serviceLocales } from '../platform/base/servicePhrases.ts';
import type { Demo } from '../platform/operations/Demo.ts';
import type { ServiceContext } from '../platform/operations/ServiceContext.ts';
import type { ServiceModule } from '../platform/operations/ServiceModule.ts';
import { createDemo, findDemoCompany, removeDemo, removeUnfinished } from './createDemo.ts';

/** Milliseconds without a request from outside after which the console counts as not in use. */
const idleAfter = 5 * 60_000;

interface DemoOptions {
  readonly service: ServiceContext;
  readonly modules: readonly ServiceModule[];
  readonly simulatedHosts: Map<string, number>;
  readonly app: {
    /** Answers a request without a network. */
    readonly fetch: (request: Request) => Response | Promise<Response>;
    /** The time of the latest request from outside of the process, in milliseconds. */
    readonly usedAt: number;
  };
  /** Since then, no other process uses the database. */
  readonly exclusiveSince?: Date;
  /** Adds the demo company, unless there is one. */
  readonly demo?: boolean;
  /** Locale of the names of a new demo company. */
  readonly locale: string;
  /** Removes the demo company. */
  readonly removeDemo?: boolean;
}

/** The screen that a sign-in link opens, and the end of the simulated partners. */
interface RunningDemo extends StartScreen {
  readonly close: () => Promise<void>;
}

/** Returns the phrases of an existing demo company, which its name shows, or of a new one. */
function demoPhrasesOf(
  { phrasesOf }: ServiceContext,
  demo: Demo,
  existing: Row | undefined,
  locale: string,
): LocalePhrases {
  const hasName = (phrases: LocalePhrases): boolean =>
    demo.createBasicData(phrases).some(({ data }) => data.demo === true && data.name === existing?.name);
  return serviceLocales.map(phrasesOf).find(hasName) ?? phrasesOf(locale);
}

/**
 * Starts the simulated partners of the demo company, if there is one. Creates or removes the company if the
 * options say so, and creates one anew whose creation was interrupted.
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo | undefined> {
  const { service, modules, simulatedHosts, app } = options;
  const demo = modules.find((module) => module.demo)?.demo;
  if (!demo) return undefined;
  const isUnfinished = await removeUnfinished(service, options.exclusiveSince !== undefined);
  const existing = await findDemoCompany(service.store);
  if (options.removeDemo) {
    if (existing) await removeDemo(service.store, existing.uuid);
    return undefined;
  }
  const phrases = demoPhrasesOf(service, demo, existing, options.locale);
  const isWanted = options.demo || isUnfinished;
  const companyUuid =
    existing?.uuid ?? (isWanted ? await createDemo(demo, service, app.fetch, phrases) : undefined);
  if (companyUuid === undefined) return undefined;
  const close = await demo.startPartners({
    service,
    companyUuid,
    phrases,
    simulatedHosts,
    fetch: async (request) => app.fetch(request),
    isIdle: () => Date.now() - app.usedAt > idleAfter,
  });
  return { companyUuid, path: demo.firstScreen, close };
}
