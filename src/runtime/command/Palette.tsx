import type { ReactNode } from 'react';
import type { Command } from './Command.ts';
import { CommandBox } from './CommandBox.tsx';
import type { OpenRecord } from './commandStore.ts';
import { useRecordCommands } from './useRecordCommands.tsx';
import { useSources } from './useSources.ts';

interface PaletteProps {
  /** The record whose page is on screen. */
  readonly record: OpenRecord | undefined;
  readonly close: () => void;
}

const none: readonly Command[] = [];

/** Everything that can be gone to or done, by a part of its name. */
export function Palette({ record, close }: PaletteProps): ReactNode {
  const sources = useSources();
  if (!record) return <CommandBox own={none} sources={sources} close={close} />;
  return (
    <WithRecord record={record}>
      {(own) => <CommandBox own={own} sources={sources} close={close} />}
    </WithRecord>
  );
}

interface WithRecordProps {
  readonly record: OpenRecord;
  readonly children: (own: readonly Command[]) => ReactNode;
}

function WithRecord({ record, children }: WithRecordProps): ReactNode {
  const { commands, dialog } = useRecordCommands(record);
  return (
    <>
      {children(commands)}
      {dialog}
    </>
  );
}
