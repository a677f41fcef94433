import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { bundleFromFile, bundleFromStore } from './bundleSources.ts';
import { exportInterfaces } from './exportInterfaces.ts';
import { handleImport, handleImportPlan } from './handleImport.ts';

/** Export, import and copy of interfaces (schemas/SPECIFICATION.md sections 7.6 and 14). */
export const transferHandlers: Readonly<Record<string, Handler>> = {
  'interfaceConfig.export': exportInterfaces,
  'interfaceConfig.importPlan': handleImportPlan(bundleFromFile),
  'interfaceConfig.import': handleImport(bundleFromFile, 'import'),
  'interfaceConfig.copyPlan': handleImportPlan(bundleFromStore),
  'interfaceConfig.copydc': handleImport(bundleFromStore, 'copy'),
  'interfaceConfig.copyowner': handleImport(bundleFromStore, 'copy'),
  'interfaceConfig.copycarrier': handleImport(bundleFromStore, 'copy'),
};
