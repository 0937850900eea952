import { isWithin } from '@/lib/platform/time'
import { campaignWindow, isCampaign } from './campaign-window'

type SeenAt = {
  /** Milliseconds since the epoch. */
  now: number
  /** In the preview, an editor is told about a campaign whose dates cannot be read. */
  preview: boolean
}

/** A countdown shows a text of its own from its end on. */
const outlivesItsEnd = (value: object) => 'component' in value && value.component === 'countdown'

/** Whether a value is a campaign that is not running. */
function isEmbargoed(value: object, { now, preview }: SeenAt): boolean {
  if (!isCampaign(value) || outlivesItsEnd(value)) return false
  const window = campaignWindow(value)
  return window.isValid ? !isWithin(window, now) : !preview
}

/** A copy of a list or object without the campaigns in it that are not running. */
const filtered = (node: object, at: SeenAt): object => {
  const isShown = (value: unknown) => typeof value !== 'object' || value === null || !isEmbargoed(value, at)
  return Array.isArray(node)
    ? node.filter(isShown)
    : Object.fromEntries(Object.entries(node).filter(([, value]) => isShown(value)))
}

/**
 * Content without the campaigns that have not begun or are over, at any depth, so that no answer can contain them. The
 * content itself always stays, only what is in it is left out. Iterative: deep content cannot overflow the stack.
 */
export function withoutEmbargoed<T extends object>(content: T, at: SeenAt): T {
  const root = filtered(content, at)
  const waiting: object[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null) continue
      const copy = filtered(value, at)
      Reflect.set(node, key, copy)
      waiting.push(copy)
    }
  }
  return root as T
}
