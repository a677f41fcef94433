export { checkMapping, type RowFault } from './checkMapping.ts';
export { type CompiledMapping, compileMapping } from './compileMapping.ts';
export { checkFilter, passesFilter } from './filter.ts';
export { type LookUpName, lookUpNames } from './lookUpNames.ts';
export type { LookUp, MappingContext } from './MappingContext.ts';
export { type FaultCode, MappingFault } from './MappingFault.ts';
export type { MappingResult, Step } from './MappingResult.ts';
export { isMappingRow, type MappingDraft, type MappingRow } from './MappingRow.ts';
export { runMapping } from './runMapping.ts';
