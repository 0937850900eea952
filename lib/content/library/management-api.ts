import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { remoteFetch } from '@/lib/content/client'
import {
  type ComponentBody,
  type RemoteComponent,
  type RemoteGroup,
  remoteComponent,
  remoteGroup,
} from './remote'

/** Why a push failed, worded for its user. */
export class ManagementError extends Error {
  override readonly name = 'ManagementError'
}

export type ManagementTarget = {
  /** Without the version, for example `https://mapi.storyblok.com`. */
  baseUrl: string
  spaceId: string
  token: string
  fetch?: typeof fetch
  /** Storyblok allows three requests a second in its smallest plan. */
  requestsPerSecond?: number
  retryDelayMs?: number
}

const timeoutMs = 20_000
const maxRetries = 10
const longestWaitMs = 30_000
const perPage = 100

const wordsOf = (body: unknown) => JSON.stringify(body ?? '').slice(0, 300)

function reasonOf(
  status: number,
  what: string,
  body: unknown,
  { baseUrl, spaceId }: ManagementTarget,
): string {
  if (status === 401 || status === 403)
    return `${baseUrl} refuses the token (status ${status}). STORYBLOK_MANAGEMENT_TOKEN is a personal access token of an account that may change the blocks of the space, not a token of the content API.`
  if (status === 404)
    return `${baseUrl} knows no ${what} in space ${spaceId} for this token. Look at STORYBLOK_SPACE_ID and STORYBLOK_REGION.`
  if (status === 429) return `${baseUrl} still asks to wait after ${maxRetries} attempts. Try again later.`
  if (status === 422) return `${baseUrl} does not accept ${what}: ${wordsOf(body)}`
  return `${baseUrl} answered ${status} for ${what}: ${wordsOf(body)}`
}

/** The part of Storyblok's Management API that a push needs. Requests are throttled, and retried after a 429. */
export function managementApi(target: ManagementTarget) {
  const { baseUrl, spaceId, token, requestsPerSecond = 3, retryDelayMs = 1_000 } = target
  const send = remoteFetch({ timeoutMs, requestsPerSecond, ...(target.fetch && { fetch: target.fetch }) })

  async function ask(method: string, path: string, what: string, body?: unknown): Promise<unknown> {
    const url = `${baseUrl}/v1/spaces/${spaceId}/${path}`
    const init = {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(url, init).catch((error: unknown) => {
        throw new ManagementError(`${baseUrl} did not answer for ${what}.`, { cause: error })
      })
      const read: unknown = await answer.json().catch(() => undefined)
      if (answer.ok && read !== undefined) return read
      if (answer.ok) throw new ManagementError(`${baseUrl} did not answer with JSON for ${what}.`)
      if (answer.status !== 429 || attempt >= maxRetries)
        throw new ManagementError(reasonOf(answer.status, what, read, target))
      const seconds = Number(answer.headers.get('retry-after'))
      await sleep(seconds > 0 ? Math.min(seconds * 1_000, longestWaitMs) : retryDelayMs)
    }
  }

  /** Parses a response; throws when its shape is not the Management API's. */
  async function read<S extends z.ZodType>(schema: S, asked: Promise<unknown>): Promise<z.output<S>> {
    const parsed = schema.safeParse(await asked)
    if (!parsed.success) throw new ManagementError(`${baseUrl} answers as no Management API does.`)
    return parsed.data
  }

  /** A service that ignores paging sends all components each time, so a page with nothing new is the last. */
  async function listComponents(): Promise<RemoteComponent[]> {
    const schema = z.object({ components: z.array(remoteComponent) })
    const found = new Map<number, RemoteComponent>()
    for (let page = 1; ; page += 1) {
      const path = `components?per_page=${perPage}&page=${page}`
      const { components } = await read(schema, ask('GET', path, 'components'))
      const before = found.size
      for (const component of components) found.set(component.id, component)
      if (components.length < perPage || found.size === before) return [...found.values()]
    }
  }

  return {
    listComponents,
    async listGroups(): Promise<RemoteGroup[]> {
      const schema = z.object({ component_groups: z.array(remoteGroup) })
      return (await read(schema, ask('GET', 'component_groups', 'component groups'))).component_groups
    },
    async createGroup(name: string): Promise<RemoteGroup> {
      const schema = z.object({ component_group: remoteGroup })
      const body = { component_group: { name } }
      return (await read(schema, ask('POST', 'component_groups', `the group ${name}`, body))).component_group
    },
    async createComponent(component: ComponentBody): Promise<void> {
      await ask('POST', 'components', `the component ${component.name}`, { component })
    },
    async updateComponent(id: number, component: ComponentBody): Promise<void> {
      await ask('PUT', `components/${id}`, `the component ${component.name}`, { component })
    },
  }
}

export type ManagementApi = ReturnType<typeof managementApi>
