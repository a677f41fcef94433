import { loadFamilies } from '../catalog.ts';
import { lazyModule } from './lazyModule.ts';

const families = lazyModule(loadFamilies);

/** The families of the schema; suspends until they are loaded. */
export const useFamilies = families.useValue;
