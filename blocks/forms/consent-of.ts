import { resolveLink } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { FormDefinition } from '@/schemas/api/form'
import type { ContentLink } from '@/schemas/content'

type Consent = {
  consent?: string | undefined
  consentLink?: ContentLink | undefined
  consentLinkText?: string | undefined
}

/** What whoever sends a form agrees to. A link without words has its address for them. */
export function consentOf(
  { consent, consentLink, consentLinkText }: Consent,
  market: Market,
): FormDefinition['consent'] {
  const href = resolveLink(consentLink, market)?.href
  if (!consent && !href) return undefined
  return { text: consent ?? '', ...(href && { href, linkText: consentLinkText ?? href }) }
}
