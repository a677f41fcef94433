import type { ReactNode } from 'react';
import type { Command } from './Command.ts';
import { CommandBox } from './CommandBox.tsx';
import type { OpenRecord } from './commandStore.ts';
import { useRecordCommands } from './useRecordCommands.tsx';

interface PaletteProps {
  /** The record whose page is on screen. */
  readonly record: OpenRecord | undefined;
  readonly close: () => void;
}

const none: readonly Command[] = [];

/** Everything that can be gone to or done, by a part of its name (UI.md, "Shell"). */
export const Palette = ({ record, close }: PaletteProps): ReactNode =>
  record ? <RecordPalette record={record} close={close} /> : <CommandBox own={none} close={close} />;

function RecordPalette({ record, close }: { readonly record: OpenRecord; readonly close: () => void }) {
  const { commands, dialog } = useRecordCommands(record);
  return (
    <>
      <CommandBox own={commands} close={close} />
      {dialog}
    </>
  );
}
