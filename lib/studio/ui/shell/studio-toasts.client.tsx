'use client'

import { Toasts } from '@/lib/storefront/design/ui/client'
import { useUiText } from '../ui-text.client'

/** The messages of the Studio; `showToast` adds one. */
export function StudioToasts() {
  const t = useUiText()
  const types = {
    success: t('toasts.types.success'),
    error: t('toasts.types.error'),
    warning: t('toasts.types.warning'),
    info: t('toasts.types.info'),
    default: '',
  }
  return <Toasts words={{ label: t('toasts.label'), close: t('toasts.close'), types }} />
}
