import { AsyncLocalStorage } from 'node:async_hooks'
import { registerHooks } from 'node:module'

const empty = new URL('../node_modules/server-only/empty.js', import.meta.url).href

/*
 * What the bundler resolves in its own way, for code that Node loads: `server-only` marks modules and is empty here, and
 * the entries of Next.js need their file extension.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === 'server-only') return { url: empty, shortCircuit: true }
    const isNextEntry = /^next\/[a-z]+$/.test(specifier)
    return nextResolve(isNextEntry ? `${specifier}.js` : specifier, context)
  },
})

// Next.js reads it from here as soon as a module of it is loaded, and only its own server sets it.
globalThis.AsyncLocalStorage ??= AsyncLocalStorage
