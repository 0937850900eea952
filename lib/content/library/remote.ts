import { z } from 'zod'
import type { Json } from './component-field'

const field = z.record(z.string(), z.json())

/** A component of a space. A property of the schema that is not an object is kept unchanged. */
export const remoteComponent = z.looseObject({
  id: z.number(),
  name: z.string(),
  display_name: z.string().nullish(),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: z.string().nullish(),
  schema: z.record(z.string(), z.union([field, z.json()])).nullish(),
})
export type RemoteComponent = z.output<typeof remoteComponent>

export const remoteGroup = z.looseObject({
  id: z.number(),
  name: z.string(),
  uuid: z.string(),
  parent_id: z.number().nullish(),
})
export type RemoteGroup = z.output<typeof remoteGroup>

export type RemoteSpace = { components: RemoteComponent[]; groups: RemoteGroup[] }

/** The body of a request that creates or changes a component. */
export type ComponentBody = {
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  component_group_uuid: string
  schema: Record<string, Json>
}
