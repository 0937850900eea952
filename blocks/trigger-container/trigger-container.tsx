import { isVisible } from '@/lib/content/campaigns'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { triggerContainerBlock } from '@/schemas/blocks/trigger-container'

/** Renders its blocks, without an element of its own, while the campaign runs and one of its triggers matches. */
export function TriggerContainer({ blok, context, render }: BlockProps<typeof triggerContainerBlock>) {
  return isVisible(blok, context) ? render(blok.body) : null
}
