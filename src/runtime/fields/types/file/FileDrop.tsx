import { type ClipboardEventHandler, type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropProps {
  /** Endings and media types that are offered to choose from. */
  readonly accept: string;
  /** Styles `[data-over="true"]` while a file is held over it. */
  readonly className: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onPaste?: ClipboardEventHandler;
  /** Given what opens the browser's choice of files: for a button. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A box to drop a file on. */
export function FileDrop({ accept, className, onFile, onPaste, children }: FileDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const takeFirst = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    takeFirst(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={className}
      data-over={isOver}
      onDragOver={(event) => {
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
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
