import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { importBasicData, planBasicDataImport } from './basicData/importBasicData.ts';
import { exportInterfaces } from './exportInterfaces.ts';
import { bundleFromFile, bundleFromStore } from './import/bundleSources.ts';
import { handleImport, handleImportPlan } from './import/handleImport.ts';

/** Export, import and copy of interfaces, and import of basic data (schemas/SPECIFICATION.md section 14). */
export const transferHandlers: Readonly<Record<string, Handler>> = {
  'basicData.importPlan': planBasicDataImport,
  'basicData.import': importBasicData,
  'interfaceConfig.export': exportInterfaces,
  'interfaceConfig.importPlan': handleImportPlan(bundleFromFile),
  'interfaceConfig.import': handleImport(bundleFromFile, 'import'),
  'interfaceConfig.copyPlan': handleImportPlan(bundleFromStore),
  'interfaceConfig.copydc': handleImport(bundleFromStore, 'copy'),
  'interfaceConfig.copyowner': handleImport(bundleFromStore, 'copy'),
  'interfaceConfig.copycarrier': handleImport(bundleFromStore, 'copy'),
};
