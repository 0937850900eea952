import { choiceCall } from '@/lib/storefront/runtime/inline-scripts'

/**
 * Shows the variant that the address names, if it is one of these keys, in the parent element. Scripts in documents do
 * not run on client navigation; there the choice is read from the address before the first paint.
 */
export function ApplyChoice({ keys }: { keys: readonly string[] }) {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      data-keys={keys.join(' ')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above
      dangerouslySetInnerHTML={{ __html: choiceCall }}
    />
  )
}
