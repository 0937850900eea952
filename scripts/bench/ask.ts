import { type Agent, get, type IncomingHttpHeaders } from 'node:http'

export type Asked = { status: number; ms: number; headers: IncomingHttpHeaders }

/** A request on a keep-alive connection: its status, its duration in milliseconds, and its headers. */
export const ask = (url: string, agent: Agent, headers: Record<string, string> = {}) =>
  new Promise<Asked>((resolve, reject) => {
    const begun = performance.now()
    get(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - begun,
          headers: answer.headers,
        }),
      )
      answer.on('error', reject)
    }).on('error', reject)
  })
