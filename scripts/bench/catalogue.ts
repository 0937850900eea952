import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Row } from './row'

export type Server = { url: string; pid: number | undefined }

/**
 * Search, suggestions and categories of a shop that this process has started. The clients are in a process of their own:
 * the embedded database is in this one, and while it computes they would wait for their turn.
 */
export async function measureCatalogue({ url, pid }: Server): Promise<Row[]> {
  const pids = [pid, process.pid].flatMap((one) => (one === undefined ? [] : ['--pid', String(one)]))
  const clients = fork('scripts/bench.ts', ['--catalogue', url, ...pids], {
    execArgv: ['--import', './scripts/register.mjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const endWithThis = () => clients.kill('SIGKILL')
  process.once('exit', endWithThis)
  clients.once('exit', () => process.off('exit', endWithThis))
  const [rows] = await Promise.race([
    once(clients, 'message'),
    once(clients, 'exit').then(([code]) => Promise.reject(new Error(`The clients ended with ${code}`))),
  ])
  return rows as Row[]
}
