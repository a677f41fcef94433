import { type ReactNode, useMemo, useState } from 'react';
import { breakIn } from '../../../contract/breakIn.ts';
import { taskKey } from '../../../contract/labelKey.ts';
import { SchemaForm } from '../../../runtime/form/SchemaForm.tsx';
import type { Save } from '../../../runtime/form/useFormState.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useTask } from '../../../runtime/lazy/taskModules.ts';
import styles from '../docs.module.css';
import type { Docs } from '../useDocs.ts';
import { isHere } from './isHere.ts';
import type { TestCall, Way } from './TestOutcome.ts';
import { useSend } from './useSend.ts';
import { WayChoice } from './WayChoice.tsx';

interface RequestFormProps {
  readonly docs: Docs;
  /** What the form begins with. */
  readonly given?: TestCall;
}

const isBroken = ({ parameters }: TestCall): boolean =>
  parameters !== undefined && parameters.trim() !== '' && breakIn(parameters) !== undefined;

/** Address, method, key and body of a test request (schemas/SPECIFICATION.md section 3.8), and the way in which it is sent. */
export function RequestForm({ docs, given }: RequestFormProps): ReactNode {
  const t = useTranslate();
  const { task, form } = useTask('testRequest');
  const owner = useMemo(() => ({ ...task, constants: {}, captionKey: taskKey }), [task]);
  const { response } = docs.state;
  // Not every back end has a relay: one that answered 404 has none.
  const isRelayOffered = response?.failure?.phrase !== 'noRelay';
  // The own back end needs nobody in between, and a relay does not call its own machine.
  const usual = isHere(given?.url) ? 'direct' : 'relay';
  const [way, setWay] = useState<Way>(isRelayOffered ? (response?.way ?? usual) : 'direct');
  const { send, isSending, stop } = useSend(docs);
  const save: Save = async (typed) => {
    const call = typed as unknown as TestCall;
    if (isBroken(call)) return [{ field: 'parameters', message: '', phrase: 'validation.json' }];
    await send(call, way);
    return undefined;
  };
  return (
    <div className={styles.request}>
      <WayChoice way={way} setWay={setWay} isRelayOffered={isRelayOffered} />
      <SchemaForm
        form={form}
        owner={owner}
        record={given}
        save={save}
        submitCaptions={{ idle: t(taskKey('testRequest', 'submit')), busy: t('docs.request.sending') }}
        cancel={isSending ? stop : undefined}
      />
    </div>
  );
}
