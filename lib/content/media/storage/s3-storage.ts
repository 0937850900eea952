import { AwsClient } from 'aws4fetch'
import { checkedName, type Storage } from './storage'

export type S3Settings = {
  /** `https://s3.eu-central-1.amazonaws.com`, or another server that speaks S3. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 15_000
const retries = 2

/** Keeps files in a bucket of a store that speaks S3, by addresses with the bucket in the path. */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const answer = await client.fetch(`${endpoint}/${bucket}/assets/${checkedName(name)}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`The store of files answered ${method} with ${answer.status}`)
  }

  return {
    async read(name) {
      const answer = await ask('GET', name)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    async write(name, bytes, type) {
      const answer = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'content-length': String(bytes.length) },
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The store of files has no bucket ${bucket}`)
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel()
    },
  }
}
