/** Background jobs of a process. Each runs at its own times; a leased job runs in one instance on behalf of all. */
export { dueJob } from './due-job'
export { every, type Job, type JobState } from './job'
export { databaseLeases } from './leases'
export { hasWorker, startWorker, type Worker, wake } from './worker'
