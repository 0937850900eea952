import { whenAtRest } from '@/lib/storefront/at-rest'

/** Back closes layers, once the page is at rest. */
export const loadLayers = (): void =>
  whenAtRest(() => {
    import('./client').then(
      ({ watchLayers }) => watchLayers(),
      () => undefined,
    )
  })
