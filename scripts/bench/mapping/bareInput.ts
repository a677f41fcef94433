import type { GridSubject } from './GridSubject.ts';

const page = `<h1>bare</h1><button>open</button><input value="src_0">`;

/** An input on an empty page, without a script: what a key costs the browser alone. */
export const bareInput: GridSubject = {
  name: 'a bare input on an empty page',
  url: `data:text/html,${encodeURIComponent(page)}`,
  before: ['h1', 'bare'],
  open: 'button',
  ready: [['input', 'src_0']],
  input: 'input',
};
