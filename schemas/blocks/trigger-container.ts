import { z } from 'zod'
import { bloks, datetime, defineBlock, hintsOf, items, option, strictText } from '../content'
import { unset, withHints } from '../content/field'
import { type TriggerType, triggers, triggerTypes } from './triggers'

/**
 * A condition that cannot be read must not widen the audience. If all triggers must match, none may be lost; of
 * alternatives at least one must be left, or a campaign for a single page would appear on all pages.
 */
function conditions<S extends z.ZodType<unknown[]>>(list: S, lost: (read: number, given: number) => boolean) {
  const check = z.unknown().transform((raw, issues): z.output<S> => {
    const parsed = list.safeParse(raw)
    const given = Array.isArray(raw) ? raw.length : 1
    if (parsed.success && !lost(parsed.data.length, given)) return parsed.data
    issues.addIssue({ code: 'custom', message: 'a trigger cannot be read' })
    return z.NEVER
  })
  const schema = z.preprocess((raw) => unset(raw) ?? [], check)
  const hints = hintsOf(list)
  return hints ? withHints(schema, hints) : schema
}

const labels = Object.fromEntries(triggerTypes.map((type) => [type, triggers[type].label])) as Record<
  TriggerType,
  string
>

/** What the values of each condition name. */
const picked = Object.fromEntries(
  triggerTypes.flatMap((type) => {
    const { picks } = triggers[type]
    return picks === undefined ? [] : [[type, picks] as const]
  }),
)

export const triggerItem = defineBlock({
  name: 'trigger',
  label: 'Trigger',
  description:
    'Matches where its one condition holds, for example on the page of one product or at the payment.',
  group: 'campaign',
  icon: 'trigger',
  kind: 'item',
  schema: z.object({
    type: option({ label: 'Triggered by', values: labels, initial: 'url' }),
    value: strictText({
      label: 'Value',
      help: 'Several values are separated by commas.',
      onlyIf: { field: 'type', is: Object.keys(picked) },
      picks: { field: 'type', of: picked },
    }),
  }),
})

export const triggerGroup = defineBlock({
  name: 'trigger_group',
  label: 'Triggers together',
  description: 'Matches only where all triggers inside it match, for example a brand and a product on sale.',
  group: 'campaign',
  icon: 'trigger',
  kind: 'item',
  schema: z.object({
    triggers: conditions(items(triggerItem, { label: 'Triggers' }), (read, given) => read < given),
  }),
})

/** The triggers of a campaign: of alternatives, not one may be lost without another that is left. */
export const campaignTriggers = (tab?: string) =>
  conditions(
    items([triggerItem, triggerGroup], {
      label: 'Triggers',
      help: 'At least one must match. None: the blocks show everywhere.',
      ...(tab && { tab }),
    }),
    (read, given) => read === 0 && given > 0,
  )

export const triggerContainerBlock = defineBlock({
  name: 'trigger_container',
  label: 'Trigger container',
  description:
    'Shows any blocks within a time window and where one of its triggers matches, for example a notice for one weekend.',
  group: 'campaign',
  icon: 'clock',
  schema: z.object({
    dateFrom: datetime({ label: 'From (UTC)' }),
    dateTo: datetime({ label: 'To (UTC)' }),
    triggers: campaignTriggers(),
    body: bloks({ label: 'Blocks' }),
  }),
})
