// Generated from schemas/ by `npm run generate`: do not edit.

import type { RecordMigration } from '#contract/model/recordMigration.ts';

export const recordMigrations: readonly RecordMigration[] = [];
