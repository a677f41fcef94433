import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import dialog from '../../../runtime/feedback/dialog/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/dialog/Dialog.tsx';
import type { SheetStore } from '../sheet/Sheet.ts';
import {
  type AcceptedTargets,
  acceptSuggestion,
  acceptSuggestions,
  preselectSuggestions,
  rejectSuggestion,
} from './acceptSuggestions.ts';
import type { MappingSuggestion, TargetField } from './MappingSuggestion.ts';
import styles from './SuggestDialog.module.css';
import { SuggestionItem } from './SuggestionItem.tsx';
import { suggestSources } from './suggestSources.ts';

interface SuggestDialogProps {
  readonly store: SheetStore;
  /** The fields that the interface can fill (GET /field). */
  readonly targets: readonly TargetField[];
  /** The sample document as text. */
  readonly sample: string;
  readonly close: () => void;
}

/** Returns the key of the reason why there are no suggestions. */
function reasonOf(sample: string, document: unknown): string {
  if (sample.trim() === '') return 'mappingEditor.suggest.noSample';
  return document === undefined ? 'mappingEditor.preview.broken' : 'mappingEditor.suggest.none';
}

/** Suggests source fields for target fields without a source. The operator accepts or rejects each. */
export function SuggestDialog({ store, targets, sample, close }: SuggestDialogProps): ReactNode {
  const t = useTranslate();
  // Computed once when the dialog opens, so that the list does not change while the operator reads it.
  const [document] = useState(() => tryParseExactJson(sample));
  const [suggestions] = useState(() => suggestSources(targets, store.get().rows, document));
  return (
    <Dialog wide title={t('mappingEditor.suggest.title')} onClose={close}>
      {suggestions.length > 0 ? (
        <SuggestionForm store={store} suggestions={suggestions} close={close} />
      ) : (
        <>
          <p className={dialog.text}>{t(reasonOf(sample, document))}</p>
          <div className={dialog.buttons}>
            <button type="button" className={controls.primary} onClick={close}>
              {t('feedback.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/**
 * Moves the focus between suggestions with the arrow keys. Space toggles the current one, as in every
 * checkbox.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=checkbox]')];
  boxes[boxes.findIndex((box) => box.matches(':focus')) + by]?.focus();
}

interface SuggestionFormProps extends Pick<SuggestDialogProps, 'store' | 'close'> {
  readonly suggestions: readonly MappingSuggestion[];
}

function SuggestionForm({ store, suggestions, close }: SuggestionFormProps): ReactNode {
  const t = useTranslate();
  const [accepted, setAccepted] = useState<AcceptedTargets>(() => preselectSuggestions(suggestions));
  const chosen = suggestions.filter(({ targetField }) => accepted.has(targetField));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        store.change((sheet) => acceptSuggestions(sheet, chosen));
        close();
      }}
    >
      <p className={dialog.text}>{t('mappingEditor.suggest.text')}</p>
      <div className={styles.bulkActions}>
        <button
          type="button"
          className={controls.button}
          onClick={() => setAccepted(new Set(suggestions.map(({ targetField }) => targetField)))}
        >
          {t('mappingEditor.suggest.acceptAll')}
        </button>
        <button type="button" className={controls.button} onClick={() => setAccepted(new Set())}>
          {t('mappingEditor.suggest.rejectAll')}
        </button>
        <span className={styles.count} role="status">
          {t('mappingEditor.suggest.accepted', { count: chosen.length, all: suggestions.length })}
        </span>
      </div>
      <ul className={styles.list} aria-label={t('mappingEditor.suggest.title')} onKeyDown={moveFocus}>
        {suggestions.map((suggestion) => (
          <SuggestionItem
            key={suggestion.targetField}
            suggestion={suggestion}
            isAccepted={accepted.has(suggestion.targetField)}
            decide={(isAccepted) =>
              setAccepted((before) =>
                (isAccepted ? acceptSuggestion : rejectSuggestion)(before, suggestions, suggestion),
              )
            }
          />
        ))}
      </ul>
      <div className={dialog.buttons}>
        <button type="button" className={controls.button} onClick={close}>
          {t('feedback.cancel')}
        </button>
        <button type="submit" className={controls.primary} disabled={chosen.length === 0}>
          {t('mappingEditor.suggest.apply', { count: chosen.length })}
        </button>
      </div>
    </form>
  );
}
