import type { Drain } from './drain'
import { refusal } from './refuse'

const path = /^\/api\/health\/?$/

export const isHealthCall = (pathname: string): boolean => path.test(pathname)

/**
 * `GET /api/health/`: 200 while this process takes visitors, 503 before that and once it has been asked to end, when a
 * proxy shall send no more of them. Nothing is looked up for it. An answer of either kind says that the process lives.
 */
export const healthAnswer = ({ phase }: Pick<Drain, 'phase'>) =>
  phase === 'ready'
    ? {
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        body: JSON.stringify({ status: phase }),
      }
    : refusal(503, phase === 'ending' ? 'The server is ending' : 'The server is starting')
