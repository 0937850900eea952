import type { BlockProps } from '@/lib/blocks'
import type { pageBlock } from '@/schemas/blocks'

/** The root of a content page: its body, section by section. */
export function Page({ blok, render }: BlockProps<typeof pageBlock>) {
  return <div className="page-flow">{render(blok.body)}</div>
}
