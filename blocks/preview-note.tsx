import type { BlockContext } from '@/lib/storefront/blocks'

/** Shows an editor in the preview why a block is empty; renders nothing for shoppers. */
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
