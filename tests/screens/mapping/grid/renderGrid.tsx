import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { MappingGrid } from '../../../../src/screens/mapping/grid/MappingGrid.tsx';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import type { SheetRow, SheetStore } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createCellParser } from '../../../../src/screens/mapping/sheet/useCellParser.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';

/** Gives elements a size with room for twenty rows. Without sizes, the grid in happy-dom shows no rows. */
export function stubElementSizes(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
}

const cellOf = createCellParser({
  type: [
    { code: 'STRING', captions: ['Text', '字符串'] },
    { code: 'NUMERIC', captions: ['Decimal', '数值'] },
  ],
  functionType: [
    { code: 'REGULAR', captions: ['Regular', '常规'] },
    { code: 'CUSTOM', captions: ['Custom', '自定义'] },
  ],
});

interface RenderedGrid {
  readonly store: SheetStore;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The editor of the active cell. */
  readonly editor: () => HTMLInputElement;
  readonly cell: (row: number, column: string) => HTMLElement;
  /** Clicks a cell with the events of a pointer. */
  readonly click: (row: number, column: string, init?: MouseEventInit) => void;
}

/** Renders a grid of these rows between two buttons. */
export function renderGrid(
  rows: readonly SheetRow[],
  props: Partial<ComponentProps<typeof MappingGrid>> = {},
): RenderedGrid {
  const store = createSheetStore(rows);
  renderLocalized(
    <>
      <button type="button">before</button>
      <MappingGrid
        store={store}
        issues={new Map()}
        stepsByRow={undefined}
        sample=""
        targets={[]}
        lookUpPaths={[]}
        parseCell={cellOf}
        isLocked={false}
        {...props}
      />
      <button type="button">after</button>
    </>,
  );
  const cell = (row: number, column: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-index="${row}"] [data-column="${column}"]`);
    if (!found) throw new Error(`There is no cell ${row} ${column}.`);
    return found;
  };
  return {
    store,
    user: userEvent.setup(),
    editor: () => {
      const found = screen.getByRole('grid').querySelector<HTMLInputElement>('input, textarea');
      if (!found) throw new Error('There is no active cell.');
      return found;
    },
    cell,
    click: (row, column, init) => {
      fireEvent.mouseDown(cell(row, column), { buttons: 1, ...init });
      fireEvent.mouseUp(cell(row, column), init);
    },
  };
}
