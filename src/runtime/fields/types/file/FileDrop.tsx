import { type ClipboardEventHandler, type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropProps {
  /** File extensions and media types that the file dialog offers. */
  readonly accept: string;
  /** Styles `[data-over="true"]` while a file is dragged over it. */
  readonly className: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onPaste?: ClipboardEventHandler;
  /** Receives a function that opens the file dialog, for a button. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A drop area for a file. */
export function FileDrop({ accept, className, onFile, onPaste, children }: FileDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const takeFirst = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  function drop(event: DragEvent): void {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    takeFirst(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={className}
      data-over={isOver}
      onDragOver={(event) => {
        // The controls inside take text.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={onPaste}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          takeFirst(currentTarget.files);
          // The same file can be chosen again after a correction.
          currentTarget.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
