import type { Column, SheetRow } from '../sheet/Sheet.ts';

const typed: readonly Column[] = ['targetField', 'description', 'sourceField', 'expression'];

/** A row that was inserted and not begun: it is not told about before somebody wants to save it. */
export const isBlank = ({ cells }: SheetRow): boolean => typed.every((column) => cells[column] === '');
