// @ts-check
/**
 * Ends this process gracefully as soon as its parent process changes. npm forwards a signal only to the shell
 * that runs the script. The signal ends the shell, and without this function the command would continue
 * without a parent. A process that a supervisor starts without npm is not affected.
 */
export function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}
