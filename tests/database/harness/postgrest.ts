import { spawnSync } from 'node:child_process';

/** Whether PostgREST, the API of a hosted project, is installed on this machine. */
export const hasPostgrest = (): boolean => spawnSync('postgrest', ['--version']).status === 0;
