import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { sortByRunOrder } from '../../../mapping/functions/index.ts';
import type { MappingDraft } from '../../../mapping/MappingRow.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { truncateJson } from './jsonText.ts';
import styles from './PreviewPane.module.css';

/** Links values of the target to rows. */
interface TargetLinks {
  /** Returns the line of the row that wrote to a place; undefined if none did. */
  readonly lineOf: (at: string) => number | undefined;
  /** Line of the row at the cursor. */
  readonly current: number | undefined;
  readonly onJump: (line: number) => void;
}

interface NodeProps extends TargetLinks {
  readonly name: string;
  readonly at: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Levels that are open at first, and members of a value that are shown at first. */
const initialLimits = { depth: 2, members: 50 };

const isContainer = (value: unknown): value is object => isRecord(value) || Array.isArray(value);

/** The mapped document as a tree that can be folded. A value links to the row that wrote it. */
export const TargetTree = ({ target, ...links }: TargetLinks & { readonly target: unknown }): ReactNode => (
  <ul className={styles.tree}>
    {isContainer(target) ? (
      <Members value={target} at="" depth={0} {...links} />
    ) : (
      <li>
        <code>{truncateJson(target)}</code>
      </li>
    )}
  </ul>
);

interface MembersProps extends TargetLinks {
  readonly value: object;
  readonly at: string;
  readonly depth: number;
}

function Members({ value, at, ...rest }: MembersProps): ReactNode {
  const t = useTranslate();
  const [limit, setLimit] = useState(initialLimits.members);
  const isList = Array.isArray(value);
  const placeOf = (name: string): string => (isList ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`);
  const members = Object.entries(value);
  return (
    <>
      {members.slice(0, limit).map(([name, member]) => (
        <Node key={name} name={isList ? `[${name}]` : name} at={placeOf(name)} value={member} {...rest} />
      ))}
      {members.length > limit && (
        <li>
          <button type="button" className={controls.quiet} onClick={() => setLimit(limit * 4)}>
            {t('mappingEditor.preview.moreValues', { count: members.length - limit })}
          </button>
        </li>
      )}
    </>
  );
}

function Node(props: NodeProps): ReactNode {
  return isContainer(props.value) && Object.keys(props.value).length > 0 ? (
    <Branch {...props} value={props.value} />
  ) : (
    <Leaf {...props} />
  );
}

function Leaf({ name, at, value, lineOf, current, onJump }: NodeProps): ReactNode {
  const t = useTranslate();
  const line = lineOf(at);
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <code>{truncateJson(value)}</code>
    </>
  );
  if (line === undefined) return <li className={styles.leaf}>{content}</li>;
  return (
    <li className={styles.leaf} data-current={line === current}>
      <button type="button" title={t('mappingEditor.preview.jump', { line })} onClick={() => onJump(line)}>
        {content}
      </button>
    </li>
  );
}

function Branch({ name, depth, value, ...rest }: NodeProps & { readonly value: object }): ReactNode {
  const [isOpen, setOpen] = useState(depth < initialLimits.depth);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const count = Object.keys(value).length;
  return (
    <li className={styles.branch}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={14} aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{Array.isArray(value) ? `[${count}]` : `{${count}}`}</span>
      </button>
      {isOpen && (
        <ul>
          <Members value={value} depth={depth + 1} {...rest} />
        </ul>
      )}
    </li>
  );
}

/**
 * Yields the field of a place and the fields around it: `lines[2].batch.no` → `lines[].batch.no`,
 * `lines[].batch`, `lines[]`, `lines`
 */
function* enclosingFields(at: string): Iterable<string> {
  let field = at.replaceAll(/\[\d+\]/g, '[]');
  while (field !== '') {
    yield field;
    field = field.endsWith('[]') ? field.slice(0, -2) : field.slice(0, Math.max(0, field.lastIndexOf('.')));
  }
}

/**
 * Returns a function that finds the line of the row that wrote to a place of the target. The result is the row
 * for the field that runs last, or else the one for an object or list around it.
 */
export function createLineFinder(rows: readonly MappingDraft[]): (at: string) => number | undefined {
  const lines = new Map(sortByRunOrder(rows).map(({ targetField, lineNo }) => [targetField, lineNo]));
  return (at) => {
    for (const field of enclosingFields(at)) {
      const line = lines.get(field);
      if (line !== undefined) return line;
    }
    return undefined;
  };
}
