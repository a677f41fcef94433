import type { Handler } from '../Service.ts';
import { arrived, planned } from './arrival.ts';
import { exported } from './exported.ts';
import { fromFile } from './fromFile.ts';
import { fromStore } from './fromStore.ts';

/** Export, import and copy of interfaces (schemas/SPECIFICATION.md sections 7.6 and 14). */
export const transfers: Readonly<Record<string, Handler>> = {
  'interfaceConfig.export': exported,
  'interfaceConfig.importPlan': planned(fromFile),
  'interfaceConfig.import': arrived(fromFile, 'import'),
  'interfaceConfig.copyPlan': planned(fromStore),
  'interfaceConfig.copydc': arrived(fromStore, 'copy'),
  'interfaceConfig.copyowner': arrived(fromStore, 'copy'),
  'interfaceConfig.copycarrier': arrived(fromStore, 'copy'),
};
