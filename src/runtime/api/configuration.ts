import { type Configuration, defaultConfiguration } from '../../contract/api/configuration.ts';

let pending: Promise<Configuration> | undefined;
let known: Configuration | undefined;

async function readConfiguration(): Promise<Configuration> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(defaultConfiguration.timeout) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}.`);
  const given: Partial<Configuration> = await answer.json();
  known = { ...defaultConfiguration, ...given };
  return known;
}

/**
 * Reads `/config.json` once: the address of the back end (schemas/SPECIFICATION.md section 7.1). A failed
 * read may be repeated.
 */
export function loadConfiguration(): Promise<Configuration> {
  pending ??= readConfiguration().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/**
 * Returns the configuration once it is loaded. A call that does not wait for it sends its request before React renders
 * the page of the same click.
 */
export const knownConfiguration = (): Configuration | undefined => known;
