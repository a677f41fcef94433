import styles from './form.module.css';

/** For the eye: the control itself says `aria-required`. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
);
