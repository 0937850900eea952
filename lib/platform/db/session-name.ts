import { hostname } from 'node:os'

/** What a session does, as the list of sessions tells the operator. */
export type SessionPurpose = 'requests' | 'jobs' | 'listen' | 'signs'

/** PostgreSQL keeps 63 bytes of a name, and shows a question mark for each that is not ASCII. */
const longestHost = 36

/**
 * The `application_name` of a session in `pg_stat_activity`: the product, the instance by its host and process, and what
 * the session is for.
 */
export const sessionName = (purpose: SessionPurpose, host = hostname(), pid = process.pid): string =>
  `nestling ${host.replace(/[^\w.-]/g, '-').slice(0, longestHost)}:${pid} ${purpose}`
