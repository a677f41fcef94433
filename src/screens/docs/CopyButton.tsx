import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToast } from '../../runtime/feedback/useToast.ts';
import { useTranslate } from '../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../runtime/theme/controls.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied, where several can be. */
  readonly name: string;
  /** What the button is called; "Copy" when left out. */
  readonly caption?: string;
}

/** Puts text on the clipboard. */
export function CopyButton({ text, name, caption }: CopyButtonProps): ReactNode {
  const t = useTranslate();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', message: (now) => now('feedback.copied') });
    } catch {
      // Without a secure connection, or the operator's leave, there is no clipboard.
      toast({ kind: 'warning', message: (now) => now('docs.notCopied') });
    }
  };
  return (
    <button type="button" className={controls.quiet} aria-label={name} onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
      {caption ?? t('feedback.copy')}
    </button>
  );
}
