import { whenAtRest } from '@/lib/storefront/runtime/browser'

/** Back closes layers, once the page is at rest. */
export const loadLayers = (): void =>
  whenAtRest(() => {
    import('@/lib/storefront/runtime/navigation/client').then(
      ({ watchLayers }) => watchLayers(),
      () => undefined,
    )
  })
