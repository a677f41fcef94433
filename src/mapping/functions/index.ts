import type { FunctionType } from '../MappingRow.ts';
import { concatenate } from './concatenate.ts';
import { connect } from './connect.ts';
import { currentTime } from './currentTime.ts';
import { custom } from './custom.ts';
import { defaultValue } from './defaultValue.ts';
import { extract } from './extract.ts';
import { fixedValue } from './fixedValue.ts';
import { formatTime } from './formatTime.ts';
import { group } from './group.ts';
import type { MappingFunction } from './MappingFunction.ts';
import { negate } from './negate.ts';
import { postCustom } from './postCustom.ts';
import { regular } from './regular.ts';
import { replace } from './replace.ts';
import { subQuery } from './subQuery.ts';
import { subTable } from './subTable.ts';

/** The mapping function of each function type (schemas/SPECIFICATION.md section 11). */
export const functions: Readonly<Record<FunctionType, MappingFunction>> = {
  REGULAR: regular,
  CONCATENATE: concatenate,
  CONNECT: connect,
  EXTRACT: extract,
  DEFAULT_VALUE: defaultValue,
  NEGATE: negate,
  CUSTOM: custom,
  REPLACE: replace,
  CURRENT_TIME: currentTime,
  FORMAT_TIME: formatTime,
  GROUP: group,
  FIXED_VALUE: fixedValue,
  SUB_TABLE: subTable,
  SUB_QUERY: subQuery,
  POST_CUSTOM: postCustom,
};
