import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToast } from '../../../runtime/feedback/useToast.ts';
import controls from '../../../runtime/theme/controls.module.css';

interface CopyButtonProps {
  readonly name: string;
  /** Made when it is wanted. */
  readonly text: () => string;
}

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ name, text }: CopyButtonProps): ReactNode {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text());
    toast({ kind: 'success', message: (t) => t('feedback.copied') });
  };
  return (
    <button type="button" className={controls.button} onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
      {name}
    </button>
  );
}
