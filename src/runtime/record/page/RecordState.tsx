import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { choiceType } from '../../fields/types/choice/choiceTypes.tsx';
import styles from '../record.module.css';

/** The state of a record with a lifecycle, as in its list. */
export function RecordState({
  resource,
  record,
}: {
  readonly resource: Resource;
  readonly record: Row;
}): ReactNode {
  const { lifecycle, entity } = resource;
  if (!lifecycle) return null;
  const { property, states } = lifecycle;
  return (
    <span className={styles.state}>
      <choiceType.Cell
        value={record[property]}
        record={record}
        field={{ type: 'string', choices: Object.keys(states) }}
        entity={entity}
        path={[property]}
        lifecycle={lifecycle}
      />
    </span>
  );
}
