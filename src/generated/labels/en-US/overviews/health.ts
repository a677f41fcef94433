// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import healthLabels from '../entities/health.ts';

const labels: Table = { entities: { health: healthLabels } };

export default labels;
