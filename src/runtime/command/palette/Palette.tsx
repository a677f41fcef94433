import type { ReactNode } from 'react';
import type { OpenRecord } from '../openOverlay.ts';
import type { Command } from './Command.ts';
import { CommandBox } from './CommandBox.tsx';
import { useCommandSources } from './useCommandSources.ts';
import { useRecordCommands } from './useRecordCommands.ts';

interface PaletteProps {
  /** The record whose page is on screen. */
  readonly record: OpenRecord | undefined;
  readonly close: () => void;
}

const noCommands: readonly Command[] = [];

/** Finds all screens, commands and records by part of their names. */
export function Palette({ record, close }: PaletteProps): ReactNode {
  const sources = useCommandSources();
  if (!record) return <CommandBox recordCommands={noCommands} sources={sources} close={close} />;
  return (
    <RecordPalette record={record}>
      {(own) => <CommandBox recordCommands={own} sources={sources} close={close} />}
    </RecordPalette>
  );
}

interface RecordPaletteProps {
  readonly record: OpenRecord;
  readonly children: (own: readonly Command[]) => ReactNode;
}

const RecordPalette = ({ record, children }: RecordPaletteProps): ReactNode =>
  children(useRecordCommands(record));
