import type { Peer } from '../console/peers.ts';
import type { GridSubject } from './GridSubject.ts';

/** The mapping grid of a peer, 1,000 rows, as its harness measures it. */
export const peerGrid = ({
  name,
  url,
  row,
  openMapping,
  mapping,
  cell,
  lastRow = 0,
  middleRow,
  shown,
  activate,
}: Peer): GridSubject => ({
  name: `${name}: ${mapping}`,
  url,
  before: [row, 'ERP-000001'],
  open: openMapping,
  ready: shown
    ? [[shown, 'src_']]
    : [
        [cell(lastRow), 'src_'],
        [cell(0), 'src_'],
      ],
  ...(activate && { activate }),
  input: cell(middleRow),
});
