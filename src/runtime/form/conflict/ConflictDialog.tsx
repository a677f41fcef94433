import type { ReactNode, RefObject } from 'react';
import controls from '../../core/theme/controls.module.css';
import dialogStyles from '../../feedback/dialog/Dialog.module.css';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  readonly title: string;
  readonly text: string;
  /** Captions of the buttons. */
  readonly captions: { readonly back: string; readonly resolve: string };
  /** The open decisions, which prevent resolving. */
  readonly undecided?: string | undefined;
  /** Receives the focus; default is the first control. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly resolve: () => void;
  readonly close: () => void;
  /** The differences and choices. */
  readonly children: ReactNode;
}

/** Asks how to resolve a stale `version` (schemas/SPECIFICATION.md section 4.5): the input stays until then. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { title, text, captions, undecided, focus, resolve, close, children } = props;
  return (
    <Dialog wide title={title} onClose={close} focus={focus}>
      <p className={dialogStyles.text}>{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (undecided === undefined) resolve();
        }}
      >
        {children}
        <div className={dialogStyles.buttons}>
          <span className={styles.undecided} role="status">
            {undecided}
          </span>
          <button type="button" className={controls.button} onClick={close}>
            {captions.back}
          </button>
          <button type="submit" className={controls.primary} disabled={undecided !== undefined}>
            {captions.resolve}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
