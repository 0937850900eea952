import { useSyncExternalStore } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { mediaText } from './messages'
import { usualMegabytes } from './types'

const never = () => () => undefined

/** The most megabytes of a film or a document, so that a larger one need not be sent to be refused. */
export const largestMegabytes = (): number =>
  Number(document.documentElement.dataset.mediaMb) || usualMegabytes

/** The texts of the media library, which know how large a file may be. */
export function useMediaText() {
  const t = mediaText(useLanguage())
  const megabytes = useSyncExternalStore(never, largestMegabytes, () => usualMegabytes)
  const write = t as unknown as (key: string, values: object) => string
  return ((key: string, values?: object) => write(key, { megabytes, ...values })) as typeof t
}
