import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { findJsonError } from '../../../contract/json/findJsonError.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { taskKey } from '../../../contract/text/captions.ts';
import { useRoleObstacle } from '../../../runtime/api/access/useRoleObstacle.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useTask } from '../../../runtime/core/lazy/taskModules.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { SchemaForm } from '../../../runtime/form/SchemaForm.tsx';
import type { SaveForm } from '../../../runtime/form/useFormState.ts';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { useRecord } from '../../../runtime/record/page/useRecord.ts';
import { useApiDoc } from '../apiDoc/useApiDoc.ts';
import styles from '../docs.module.css';
import type { DocsController } from '../useDocsState.ts';
import { isConsoleOrigin } from './targetOrigin.ts';
import { type SendMode, type TestRequest, testRequestOf } from './testRequest.ts';
import { useSendTestRequest } from './useSendTestRequest.ts';

interface RequestTabProps {
  readonly resource: Resource;
  readonly docs: DocsController;
}

/** The form of a test request. It begins with the last request, with the call of an interface, or empty. */
export function RequestTab({ resource, docs }: RequestTabProps): ReactNode {
  const { uuid, lastSent } = docs.state;
  if (lastSent && (uuid === '' || uuid === lastSent.uuid))
    return <RequestForm docs={docs} initialRequest={lastSent.request} />;
  return uuid === '' ? <RequestForm docs={docs} /> : <InterfaceRequestForm resource={resource} docs={docs} />;
}

function InterfaceRequestForm({ resource, docs }: RequestTabProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, docs.state.uuid);
  if (record) return <PrefilledRequestForm key={record.uuid} record={record} docs={docs} />;
  if (!error && !isMissing) return <LoadingSkeleton />;
  return (
    <>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <Notice text={t('record.missing.title')} />}
      <RequestForm docs={docs} />
    </>
  );
}

function PrefilledRequestForm({
  record,
  docs,
}: {
  readonly record: Row;
  readonly docs: DocsController;
}): ReactNode {
  const t = useTranslate();
  const { apiDoc, error, retry } = useApiDoc(record);
  if (!apiDoc) return <LoadingSkeleton />;
  const name = String(record.interfaceName);
  return (
    <>
      {error && <ErrorNotice error={error} retry={retry} />}
      <Notice text={t(apiDoc.request ? 'docs.request.of' : 'docs.request.notHttp', { name })} />
      <RequestForm docs={docs} initialRequest={testRequestOf(apiDoc)} />
    </>
  );
}

interface RequestFormProps {
  readonly docs: DocsController;
  /** Initial values of the form. */
  readonly initialRequest?: TestRequest;
}

const hasInvalidJson = ({ parameters }: TestRequest): boolean =>
  parameters !== undefined && parameters.trim() !== '' && findJsonError(parameters) !== undefined;

/**
 * The form with address, method, key and body of a test request (schemas/SPECIFICATION.md section 3.8), and
 * the choice of the send mode.
 */
function RequestForm({ docs, initialRequest }: RequestFormProps): ReactNode {
  const t = useTranslate();
  const { task, form } = useTask('testRequest');
  const owner = useMemo(() => ({ ...task, constants: {}, captionKey: taskKey }), [task]);
  const { send, isSending, stop, isRelayOffered } = useSendTestRequest(docs);
  // The browser calls the console's own back end directly. A relay does not call its own machine.
  const defaultMode = isConsoleOrigin(initialRequest?.url) ? 'direct' : 'relay';
  const [chosenMode, setChosenMode] = useState<SendMode>(docs.state.response?.sendMode ?? defaultMode);
  const sendMode = isRelayOffered ? chosenMode : 'direct';
  const reason = useRoleObstacle()('testRequest.send');
  const save: SaveForm = async (typed) => {
    const request = typed as unknown as TestRequest;
    if (hasInvalidJson(request)) return [{ field: 'parameters', message: '', phrase: 'validation.json' }];
    await send(request, sendMode);
    return undefined;
  };
  return (
    <div className={styles.request}>
      <SendModeField sendMode={sendMode} setSendMode={setChosenMode} isRelayOffered={isRelayOffered} />
      {reason !== undefined && <Notice text={reason} />}
      <SchemaForm
        form={form}
        owner={owner}
        record={initialRequest}
        readonly={reason !== undefined}
        save={save}
        submitCaptions={{ idle: t(taskKey('testRequest', 'submit')), busy: t('docs.request.sending') }}
      />
      {isSending && (
        <div className={styles.actions}>
          <button type="button" className={controls.button} onClick={stop}>
            {t('form.cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

interface SendModeFieldProps {
  readonly sendMode: SendMode;
  readonly setSendMode: (way: SendMode) => void;
  readonly isRelayOffered: boolean;
}

const sendModes: readonly SendMode[] = ['relay', 'direct'];

/** The choice of the send mode, service or browser, with an explanation of the current one. */
function SendModeField({ sendMode, setSendMode, isRelayOffered }: SendModeFieldProps): ReactNode {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.sendModes}>
      <legend>{t('docs.request.way')}</legend>
      {sendModes.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={sendMode === choice}
            disabled={choice === 'relay' && !isRelayOffered}
            onChange={() => setSendMode(choice)}
          />
          {t(`docs.way.${choice}`)}
        </label>
      ))}
      <p className={styles.muted}>
        {t(isRelayOffered ? `docs.request.about.${sendMode}` : 'docs.request.about.none')}
      </p>
    </fieldset>
  );
}
