/**
 * npm passes a signal on to the shell that it runs a script in, and no further: a shell that waits for its command dies of
 * it, and the command would go on as nobody's child. So the process ends itself, gracefully, as soon as its parent is
 * another. What a supervisor starts without npm is its own to end.
 */
export function endWithShell(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}
