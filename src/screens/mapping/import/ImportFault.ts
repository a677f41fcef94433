/** Rows of a file, and of the mapping that it goes into: as many as the service takes. */
export const mostRows = 10_000;

export type ImportFaultCode = 'tooLarge' | 'tooManyRows' | 'oldExcel' | 'unreadable' | 'empty';

/** Why a file cannot be read; `mappingEditor.import.faults.<code>` has the words. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  constructor(
    readonly code: ImportFaultCode,
    readonly parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
