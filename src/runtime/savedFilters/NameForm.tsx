import { type FormEvent, type ReactNode, useState } from 'react';
import controls from '../theme/controls.module.css';
import styles from './savedFilters.module.css';

interface NameFormProps {
  readonly label: string;
  readonly name?: string;
  /** What the button says of a name. */
  readonly captionOf: (name: string) => string;
  readonly onName: (name: string) => void;
  /** It was opened for this, and takes the focus. */
  readonly isFocused?: boolean;
}

/** Characters; more would not be seen. */
const longest = 60;

/** A name that is typed, and the button that takes it. */
export function NameForm({ label, name = '', captionOf, onName, isFocused }: NameFormProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    onName(wanted);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={controls.input}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={typed}
        ref={(input) => {
          if (isFocused && document.activeElement !== input) input?.focus();
        }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={controls.button} disabled={wanted === ''}>
        {captionOf(wanted)}
      </button>
    </form>
  );
}
