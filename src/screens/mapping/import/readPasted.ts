import { blockIn } from '../sheet/block.ts';
import { bounded } from './readTable.ts';
import { type Table, tableOf } from './Table.ts';

/** Reads a block of a spreadsheet, which has tabs, or the text of a CSV file. Throws an ImportFault. */
export async function readPasted(text: string): Promise<Table> {
  if (text.includes('\t')) return bounded(tableOf(blockIn(text)));
  const { readDelimited } = await import('./readDelimited.ts');
  return bounded(tableOf(readDelimited(text)));
}
