import type { BlockProps } from '@/lib/blocks'
import type { pageBlock } from '@/schemas/blocks'

/** The root of a content page: its body, section by section. */
export function Page({ blok, render }: BlockProps<typeof pageBlock>) {
  return <div className="flex flex-col gap-6 py-6 md:gap-8 md:py-10">{render(blok.body)}</div>
}
