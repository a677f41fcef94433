import { useEffect, useState } from 'react';
import { type Configuration, defaultConfiguration } from '../../contract/api/configuration.ts';
import { loadConfiguration } from './configuration.ts';

/** The settings of the back end; undefined until they are loaded, the default ones if they cannot be. */
export function useConfiguration(): Configuration | undefined {
  const [configuration, setConfiguration] = useState<Configuration>();
  useEffect(() => {
    // The first call reports the failure.
    loadConfiguration().then(setConfiguration, () => setConfiguration(defaultConfiguration));
  }, []);
  return configuration;
}
