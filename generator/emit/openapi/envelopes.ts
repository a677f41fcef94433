import { ShowType } from '../../../src/contract/api/envelope.ts';
import type { BackendModel } from '../../normalize/model/OperationModel.ts';

export const isEnveloped = ({ answer }: BackendModel): boolean => answer.style === 'envelope';

/** The meaning of each show type (schemas/SPECIFICATION.md section 8.2). */
const showTypeMeanings: Readonly<Record<keyof typeof ShowType, string>> = {
  silent: 'silent',
  warning: 'warning',
  error: 'error',
  notification: 'notification',
  redirect: 'error page',
};

const showTypeDescription = Object.entries(ShowType)
  .map(([name, type]) => `${type} ${showTypeMeanings[name as keyof typeof ShowType]}`)
  .join(', ');

export const envelopes = {
  Failure: {
    type: 'object',
    description: 'Nothing was changed.',
    properties: {
      success: { const: false },
      message: { type: 'string' },
      errorCode: { type: 'string' },
      errorMessage: { type: 'string' },
      showType: {
        description: `${showTypeDescription}.`,
        enum: Object.values(ShowType),
      },
      data: { description: 'Details of the error: the current row, or the problems of single fields.' },
    },
    required: ['success'],
  },
  Paging: {
    type: 'object',
    properties: {
      recordCount: {
        type: 'integer',
        minimum: 0,
        description: 'Number of matching records; absent if they are too many to count.',
      },
      pageSize: { type: 'integer', minimum: 1 },
      more: { type: 'boolean' },
      next: {
        type: 'string',
        description:
          'Opaque cursor: send it as `after` to get the next page. Present if another page follows.',
      },
    },
    required: ['pageSize', 'more'],
  },
};
