/** The HTTP server in front of Next.js. */
export { lateScriptsOf } from '@/lib/server/next/documents'
export { serve } from './serve'
