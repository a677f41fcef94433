import type { ComponentType } from 'react';
import { ChangesDetail } from './changes/Detail.tsx';
import { CodeDetail } from './code/Detail.tsx';
import { CronDetail } from './cron/Detail.tsx';
import type { CellProps } from './FieldType.ts';
import { MultilineDetail } from './multiline/Detail.tsx';
import { ObjectListDetail } from './objectList/Detail.tsx';
import type { FieldTypeName } from './registry.ts';

/** The faces of those field types that have more room to be read in than a list gives them; the others keep that of the list. */
export const details: Readonly<Partial<Record<FieldTypeName, ComponentType<CellProps>>>> = {
  changes: ChangesDetail,
  code: CodeDetail,
  cron: CronDetail,
  external: CodeDetail,
  failure: MultilineDetail,
  multiline: MultilineDetail,
  objectList: ObjectListDetail,
};
