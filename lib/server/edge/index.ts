/** The HTTP server in front of Next.js. */
export { lateScriptsOf } from './late-scripts'
export { serve } from './serve'
