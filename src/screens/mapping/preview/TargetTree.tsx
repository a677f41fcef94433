import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from './preview.module.css';
import { valueText } from './valueText.ts';

/** What leads from values of the target to rows. */
interface Links {
  /** Line of the row that wrote to a place, if one did. */
  readonly lineOf: (at: string) => number | undefined;
  /** Of the row at the cursor. */
  readonly current: number | undefined;
  readonly onJump: (line: number) => void;
}

interface NodeProps extends Links {
  readonly name: string;
  readonly at: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Levels that are open at first, and members that are shown at once. */
const first = { depth: 2, members: 50 };

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The mapped document, to be folded; a value leads to the row that wrote it. */
export const TargetTree = ({ target, ...links }: Links & { readonly target: unknown }): ReactNode => (
  <ul className={styles.tree}>
    {isTree(target) ? (
      <Members value={target} at="" depth={0} {...links} />
    ) : (
      <li>
        <code>{valueText(target)}</code>
      </li>
    )}
  </ul>
);

interface MembersProps extends Links {
  readonly value: object;
  readonly at: string;
  readonly depth: number;
}

function Members({ value, at, ...rest }: MembersProps): ReactNode {
  const t = useTranslate();
  const [limit, setLimit] = useState(first.members);
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
  return isTree(props.value) && Object.keys(props.value).length > 0 ? (
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
      <code>{valueText(value)}</code>
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
  const [isOpen, setOpen] = useState(depth < first.depth);
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
