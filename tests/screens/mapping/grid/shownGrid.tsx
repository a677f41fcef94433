import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { LocaleProvider } from '../../../../src/runtime/i18n/LocaleProvider.tsx';
import { groupPhrases, loadLabels } from '../../../../src/runtime/i18n/labels.ts';
import { localeStore } from '../../../../src/runtime/i18n/localeStore.ts';
import { loadPhrases } from '../../../../src/runtime/i18n/phrases.ts';
import { preloadForm } from '../../../../src/runtime/lazy/resourceModules.ts';
import { MappingGrid } from '../../../../src/screens/mapping/grid/MappingGrid.tsx';
import { cellOfChoices } from '../../../../src/screens/mapping/sheet/choices.ts';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import type { SheetRow, SheetStore } from '../../../../src/screens/mapping/sheet/Sheet.ts';

/** Room for twenty rows: what has no size in happy-dom would show none. */
export function giveRoom(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
}

/** The words of the grid, in both locales; English is on screen. */
export async function loadWords(): Promise<void> {
  for (const locale of ['zh-CN', 'en-US']) {
    await Promise.all([
      loadPhrases(locale),
      groupPhrases('mapping', locale).load(),
      groupPhrases('mappingEditor', locale).load(),
      loadLabels('interface', locale),
    ]);
  }
  await preloadForm('interface');
  localeStore.set('en-US');
}

const cellOf = cellOfChoices({
  type: [
    { code: 'STRING', captions: ['Text', '字符串'] },
    { code: 'NUMERIC', captions: ['Decimal', '数值'] },
  ],
  functionType: [
    { code: 'REGULAR', captions: ['Regular', '常规'] },
    { code: 'CUSTOM', captions: ['Custom', '自定义'] },
  ],
});

interface Shown {
  readonly store: SheetStore;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The editor of the active cell. */
  readonly editor: () => HTMLInputElement;
  readonly cell: (row: number, column: string) => HTMLElement;
  /** A click, as the pointer's events make it. */
  readonly click: (row: number, column: string, init?: MouseEventInit) => void;
}

/** A grid of these rows between two buttons. */
export function showGrid(
  rows: readonly SheetRow[],
  props: Partial<ComponentProps<typeof MappingGrid>> = {},
): Shown {
  const store = createSheetStore(rows);
  render(
    <LocaleProvider>
      <button type="button">before</button>
      <MappingGrid
        store={store}
        findings={new Map()}
        outcomes={undefined}
        sample={undefined}
        targets={[]}
        cellOf={cellOf}
        isLocked={false}
        {...props}
      />
      <button type="button">after</button>
    </LocaleProvider>,
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
