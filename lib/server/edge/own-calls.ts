import { traceHeaders } from '@/lib/platform/traces'

type Options = {
  /** Where this server answers. */
  origin: () => string
  secret: string
}

/** Calls of this server to itself, with the secret of its own requests and the trace that they are a part of. */
export function ownCalls({ origin, secret }: Options) {
  const open = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${origin()}${path}`, {
      ...init,
      headers: { ...init.headers, 'x-nestling-internal': secret, ...traceHeaders() },
      redirect: 'manual',
    })
  /** Throws at a status of 400 or more. */
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await open(path, init)
    if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}`)
    return answer
  }
  return { open, ask }
}
