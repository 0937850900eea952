import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import { checkedKey, checkedName, type Storage } from './storage'
import { StorageError } from './storage-error'

export type S3Settings = {
  /** `https://s3.eu-central-1.amazonaws.com`, or another server that speaks S3. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 15_000
/** A slow line to the store takes a megabyte in a second. */
const bytesPerMs = 1_000
const retries = 2

/** What a store names as the cause of a refusal: `SignatureDoesNotMatch`. */
const codeIn = (xml: string) => /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1]

/** The names in a list of objects. */
const namesIn = (xml: string): string[] =>
  [...xml.matchAll(/<Key>assets\/([a-z0-9]{1,40}\/[a-z0-9]{1,64}\.[a-z0-9]{2,5})<\/Key>/g)].map(
    ([, name = '']) => name,
  )

/** Keeps files in a bucket of a store that speaks S3, by addresses with the bucket in the path. */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  const ask = (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
    bytes = 0,
  ): Promise<Response> => send(method, `assets/${checkedName(name)}`, init, bytes)

  async function send(method: string, path: string, init: RequestInit = {}, bytes = 0): Promise<Response> {
    const address = `${endpoint}/${bucket}/${path}`
    const answer = await client
      .fetch(address, {
        ...init,
        method,
        signal: AbortSignal.timeout(timeoutMs + Math.ceil(bytes / bytesPerMs)),
      })
      .catch((error: unknown) => {
        throw new StorageError('down', `The store of files at ${endpoint} does not answer`, error)
      })
    if (answer.ok || answer.status === 404) return answer
    const code = codeIn(await answer.text().catch(() => ''))
    const said = [answer.status, code].filter(Boolean).join(' ')
    if (answer.status === 401 || answer.status === 403)
      throw new StorageError(
        'refused',
        `The store of files refuses the credentials of the shop (${said}): check ASSETS_S3_ACCESS_KEY_ID, ASSETS_S3_SECRET_ACCESS_KEY, ASSETS_S3_REGION and the rights in the bucket`,
      )
    throw new StorageError('down', `The store of files answered ${method} with ${said}`)
  }

  async function put(name: string, body: Uint8Array<ArrayBuffer> | Blob, bytes: number, type: string) {
    const headers = { 'content-type': type, 'content-length': String(bytes) }
    const answer = await ask('PUT', name, { body, headers }, bytes)
    await answer.body?.cancel()
    if (!answer.ok) throw new StorageError('down', `The store of files has no bucket ${bucket}`)
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    let token: string | undefined
    do {
      const from = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
      const answer = await send('GET', `?list-type=2${from}&prefix=${encodeURIComponent(`assets/${prefix}`)}`)
      const xml = await answer.text()
      if (!answer.ok) throw new StorageError('down', `The store of files has no bucket ${bucket}`)
      yield* namesIn(xml)
      token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
    } while (token !== undefined)
  }

  return {
    async read(name) {
      const answer = await ask('GET', name)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    async readPart(name, start, end) {
      const answer = await ask('GET', name, { headers: { range: `bytes=${start}-${end - 1}` } })
      if (answer.ok) {
        const bytes = Buffer.from(await answer.arrayBuffer())
        // A store may send the whole file all the same.
        return answer.status === 206 ? bytes : bytes.subarray(start, end)
      }
      await answer.body?.cancel()
      return undefined
    },
    write: (name, bytes, type) => put(name, new Uint8Array(bytes), bytes.length, type),
    async writeFrom(name, path, type) {
      const file = await openAsBlob(path, { type })
      await put(name, file, file.size, type)
    },
    names: () => list(''),
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel()
    },
    async removeAll(key) {
      const all: string[] = []
      for await (const name of list(`${checkedKey(key)}/`)) all.push(name)
      for (const name of all) await (await ask('DELETE', name)).body?.cancel()
    },
  }
}
