import type { ShopClient } from './shop-client'

/** What the server says of its processes, or why it says nothing. */
export type Findings = 'unreachable' | 'unknown' | ReadonlySet<number>

const longestMs = 1_500

const idsOf = (clients: readonly ShopClient[]) => clients.map(({ processId }) => processId)

/** A server that refuses another connection is there; one that starts or ends has lost those that were open. */
const isRefusal = (error: unknown) => {
  const code = String((error as { code?: unknown } | null)?.code)
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:57P0|08)/.test(code)
}

async function onOwnConnection<T>(
  open: () => ShopClient,
  ask: (client: ShopClient) => Promise<T>,
): Promise<T> {
  const client = open()
  const late = setTimeout(() => client.cut(`The database gave no answer within ${longestMs} ms`), longestMs)
  try {
    await client.connect()
    return await ask(client)
  } finally {
    clearTimeout(late)
    void client.end().catch(() => undefined)
  }
}

/**
 * Asks the server, on a new connection, for which clients it works at the moment: for the others it has nothing to do,
 * although they wait. A process that cannot get rid of its answer counts as one of these.
 */
export async function findWorking(open: () => ShopClient, clients: readonly ShopClient[]): Promise<Findings> {
  try {
    return await onOwnConnection(open, async (client) => {
      const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      // Behind a pooler nobody can tell which process works for whom.
      if (own.rows[0]?.pid !== client.processId) return 'unknown'
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1::int[]) and datname = current_database()
          and state in ('active', 'fastpath function call') and coalesce(wait_event_type, '') <> 'Client'`,
        [idsOf(clients)],
      )
      return new Set(rows.map(({ pid }) => pid))
    })
  } catch (error) {
    return isRefusal(error) ? 'unknown' : 'unreachable'
  }
}

/**
 * Ends the processes that lost clients have left, with their locks. They would stay for as long as TCP waits. Ids are
 * given again, by another server above all: a process is that of a client when it is as old as its connection.
 */
export async function endLeft(open: () => ShopClient, clients: readonly ShopClient[]): Promise<void> {
  await onOwnConnection(open, (client) =>
    client.query(
      `select pg_terminate_backend(a.pid) from unnest($1::int[], $2::float8[], $3::float8[]) c(pid, youngest, oldest)
        join pg_stat_activity a on a.pid = c.pid and a.datname = current_database() and a.usename = current_user
        where a.state <> 'active'
          and extract(epoch from clock_timestamp() - a.backend_start) between c.youngest - 2 and c.oldest + 2`,
      [idsOf(clients), clients.map(({ age }) => age.youngest), clients.map(({ age }) => age.oldest)],
    ),
  ).catch(() => undefined)
}
