/** What stands in for parts of the shop, by their names; one for each process, also where a bundler loads this module more than once. */
const store = globalThis as { nestlingShop?: Readonly<Record<string, object | undefined>> }

/**
 * A part of the shop as its callers see it: what was handed in for it, or else the shop's own. It is decided at each call, so
 * that modules may import a part before anything is handed in.
 */
export const part = <Part extends object>(name: string, own: Part): Part =>
  new Proxy(own, {
    get(_, method) {
      const given = store.nestlingShop?.[name]
      if (given === undefined) return Reflect.get(own, method)
      if (!Reflect.has(given, method))
        throw new Error(`The shop that was handed in has no ${name}.${String(method)}`)
      return Reflect.get(given, method)
    },
  })

/** Puts other parts in the place of the shop's own, and takes back what was handed in before. */
export function handInParts(parts: Readonly<Record<string, object | undefined>>): void {
  store.nestlingShop = parts
}
