import { Worker } from 'node:worker_threads';

// Loaded into a migration before its own code. It may keep its only thread busy for seconds, so a
// second one watches the parent: a migration left alone would meet the next start in one folder.
const watch = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 50);
`;
new Worker(watch, { eval: true }).unref();
