import { resolveLink } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import type { FormDefinition } from '@/schemas/api/form'
import type { ContentLink } from '@/schemas/content'

type Consent = {
  consent?: string | undefined
  consentLink?: ContentLink | undefined
  consentLinkText?: string | undefined
}

/** The consent text of a form. A link without a label shows its address. */
export function consentOf(
  { consent, consentLink, consentLinkText }: Consent,
  market: Market,
): FormDefinition['consent'] {
  const href = resolveLink(consentLink, market)?.href
  if (!consent && !href) return undefined
  return { text: consent ?? '', ...(href && { href, linkText: consentLinkText ?? href }) }
}
