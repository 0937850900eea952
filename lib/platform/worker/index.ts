/** What a process does besides answering requests: jobs with their times, of which some are done by one instance for all. */
export { every, type Job } from './job'
export { databaseLeases } from './leases'
export { startWorker, type Worker, wake } from './worker'
