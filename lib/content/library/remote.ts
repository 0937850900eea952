import { z } from 'zod'
import type { Json } from './component-field'

const field = z.record(z.string(), z.json())

/** A component as a space has it. A property of the schema that is no object is kept as it came. */
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

/** What is sent to create or change a component. */
export type ComponentBody = {
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  component_group_uuid: string
  schema: Record<string, Json>
}
