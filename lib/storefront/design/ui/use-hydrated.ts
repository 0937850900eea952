import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False during hydration, then true. State that another island has already set must wait for it, because the first
 * client render has to match the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
