/** What route handlers share. */
export { marketOfRequest } from './market-param'
export { notAllowed, type Problem, problem } from './problem'
export { readChange } from './read-json'
export { readLimited } from './read-limited'
export { isSameOrigin } from './same-origin'
export { textStream } from './text-stream'
export { orUnavailable } from './unavailable'
