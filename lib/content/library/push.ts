import type { ComponentDefinition } from './component-definition'
import type { ManagementApi } from './management-api'
import { type PushPlan, planPush } from './plan'

/** Plans a push against the current state of the space. */
export async function readPlan(
  api: ManagementApi,
  wanted: readonly ComponentDefinition[],
): Promise<PushPlan> {
  const groups = await api.listGroups()
  return planPush(wanted, { groups, components: await api.listComponents() })
}

/** Applies a plan. An interrupted push has written whole components, and the next one writes the rest. */
export async function applyPlan(api: ManagementApi, plan: PushPlan): Promise<void> {
  if (plan.components.length === 0) return
  for (const name of plan.newGroups) await api.createGroup(name)
  const groups = await api.listGroups()
  for (const { definition, id, schema } of plan.components) {
    const { group, name, display_name, is_root, is_nestable } = definition
    const uuid = groups.find((each) => each.name === group && !each.parent_id)?.uuid
    if (uuid === undefined) throw new Error(`The group ${group} is gone again.`)
    const body = { name, display_name, is_root, is_nestable, component_group_uuid: uuid, schema }
    if (id === undefined) await api.createComponent(body)
    else await api.updateComponent(id, body)
  }
}
