import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { bearing } from '../../../runtime/command/keys.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/routing/useUrlState.ts';
import controls from '../../../runtime/theme/controls.module.css';
import { linkTo } from '../linkTo.ts';

const inUrl = { uuid: '' };

/** From what is said of interfaces back to the document that led there; to all documents where none did. */
export function ToDocuments(): ReactNode {
  const t = useTranslate();
  const [{ uuid }] = useUrlState(inUrl);
  const caption = t(uuid === '' ? 'docs.document.back' : 'docs.document.toDocument');
  return (
    <Link
      href={linkTo(uuid === '' ? { type: 'documentClosed' } : { type: 'documentOpened', uuid })}
      className={controls.button}
      {...bearing('back', caption)}
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {caption}
    </Link>
  );
}
