import { useMemo } from 'react';
import { choiceKey } from '../../../contract/labelKey.ts';
import { useForm } from '../../../runtime/lazy/resourceModules.ts';
import { type CellOf, type Choice, type ChoiceColumn, cellOfChoices } from './choices.ts';
import { useCaptions } from './useCaptions.ts';

/** Finds the code of a choice by its code or by its caption in any locale. Suspends. */
export function useCellOf(): CellOf {
  const captionsOf = useCaptions();
  const { fields } = useForm('interface');
  return useMemo(() => {
    const choicesOf = (column: ChoiceColumn): Choice[] =>
      (fields.fieldMappings?.fields?.[column]?.choices ?? []).map((code) => ({
        code: String(code),
        captions: captionsOf(choiceKey('interface', ['fieldMappings', column], code)),
      }));
    return cellOfChoices({ type: choicesOf('type'), functionType: choicesOf('functionType') });
  }, [captionsOf, fields]);
}
