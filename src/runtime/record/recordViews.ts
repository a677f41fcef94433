/** The views of a record with a form. They load together. */
export { NewRecord } from './form/NewRecord.tsx';
export { SingleRecord } from './form/SingleRecord.tsx';
export { RecordView } from './page/RecordView.tsx';
