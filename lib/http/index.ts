/** What route handlers share. */
export { marketOfRequest } from './market-param'
export { type Problem, problem } from './problem'
export { readLimited } from './read-limited'
