import type { BlockContext } from '@/lib/storefront/blocks'

/** Why a block shows nothing, for an editor in the preview; nothing for a shopper. */
export function PreviewNote({ context, children }: { context: BlockContext; children: string }) {
  if (!context.preview) return null
  return (
    <p
      data-preview-note=""
      className="rounded-card border border-outline border-dashed p-4 text-quiet text-small"
    >
      {children}
    </p>
  )
}
