import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { toastStore } from './toast/toastStore.ts';

interface CopyButtonProps {
  /** Called when the operator copies. */
  readonly text: () => string;
  /** Caption of the button; default is "Copy". */
  readonly caption?: string;
  /** Names the copied text where several can be copied. */
  readonly name?: string;
}

/** Copies a text to the clipboard and reports it. */
export function CopyButton({ text, caption, name }: CopyButtonProps): ReactNode {
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      toastStore.show({ kind: 'success', message: (now) => now('feedback.copied') });
    } catch {
      // Without a secure connection or permission there is no clipboard.
      toastStore.show({ kind: 'warning', message: (now) => now('feedback.notCopied') });
    }
  };
  return (
    <button type="button" className={controls.quiet} aria-label={name} onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
      {caption ?? t('feedback.copy')}
    </button>
  );
}
