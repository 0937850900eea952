/** A cache that is away must not hold up the others for long, in milliseconds. */
const waitMs = 5_000
/** Keys of one call: some services take no more than this, and a header of theirs must stay below 8 KB. */
const mostKeys = 100

export type PurgeTarget = { url: string; secret: string | undefined }

/**
 * Has an HTTP cache drop the documents with any of some keys. The keys stand in `Surrogate-Key` with spaces between them,
 * as Varnish reads them, and as `tags` in the JSON of the body, as services do. Throws where it does not answer with 2xx.
 */
export async function sendPurge({ url, secret }: PurgeTarget, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += mostKeys) {
    const some = keys.slice(from, from + mostKeys)
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': some.join(' '),
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ tags: some }),
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The purge of the HTTP cache was answered with ${answer.status}`)
  }
}
