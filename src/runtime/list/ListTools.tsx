import type { ReactNode } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import { SavedFilterMenu } from '../savedFilters/SavedFilterMenu.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { ColumnChoice } from './useColumns.ts';
import type { ListControls } from './useListState.ts';

export interface ListToolsProps {
  readonly resource: Resource;
  readonly list: ListControls;
  readonly choice: ColumnChoice;
}

/** What few looks at a list need: the filters that are kept, the file, the choice of columns. */
export const ListTools = ({ resource, list, choice }: ListToolsProps): ReactNode => (
  <>
    <SavedFilterMenu resource={resource} list={list} />
    <CsvButton resource={resource} columns={choice.columns} state={list.state} />
    <ColumnMenu resource={resource} choice={choice} />
  </>
);
