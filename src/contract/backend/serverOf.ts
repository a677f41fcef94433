import type { Configuration } from '../api/configuration.ts';
import type { Backend } from './Backend.ts';

/**
 * Returns the address of a back end: that of `/config.json`, or else that of its file.
 * @param defaultBackend the back end to which `server` of `/config.json` applies
 */
export const serverOf = (
  { name, server }: Pick<Backend, 'name' | 'server'>,
  configuration: Pick<Configuration, 'server' | 'servers'>,
  defaultBackend: string,
): string => configuration.servers?.[name] ?? ((name === defaultBackend && configuration.server) || server);
