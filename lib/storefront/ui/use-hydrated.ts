import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while an island takes over what the server wrote, then true. What only the browser knows may be there already by
 * then, brought by another island: it must wait, or the two would not be the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
